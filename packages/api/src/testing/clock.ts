import type { Timers } from '../session/timers.ts';

/** The moment at which stories and tests stand still: 2026-03-02, 14:05 in New York; milliseconds since 1970. */
export const FIXED_NOW = Date.UTC(2026, 2, 2, 19, 5);

/** A clock that stands still until it is told to go on. */
export type FakeClock = Timers & {
  now: () => number;
  /** Lets so many milliseconds pass; what falls due happens in its order, each with what follows from it. */
  advance: (milliseconds: number) => Promise<void>;
  /** As for a device that sleeps: what fell due meanwhile happens afterward, each thing once. */
  sleep: (milliseconds: number) => Promise<void>;
};

type Timer = { due: number; work: () => void; again: number | null };

/** Resolves when nothing is left to do but to wait: every promise that could go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    (globalThis.setImmediate ?? setTimeout)(resolve);
  });
}

/**
 * Makes a clock for tests of what takes minutes.
 *
 * @param start milliseconds since 1970. @default FIXED_NOW
 * @example
 * const clock = createFakeClock();
 * const session = createSession({ storage: null, now: clock.now });
 * const keeper = createSessionKeeper({ session, refresh, now: clock.now, timers: clock });
 * keeper.start();
 * await clock.advance(13 * 60_000); // the warning is up
 */
export function createFakeClock(start: number = FIXED_NOW): FakeClock {
  const timers = new Set<Timer>();
  let time = start;

  function add(timer: Timer): () => void {
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function nextDue(until: number): Timer | null {
    let next: Timer | null = null;
    for (const timer of timers) {
      if (timer.due <= until && (next === null || timer.due < next.due)) next = timer;
    }
    return next;
  }

  async function run(until: number): Promise<void> {
    await settled();
    for (let timer = nextDue(until); timer; timer = nextDue(until)) {
      time = Math.max(time, timer.due);
      if (timer.again === null) timers.delete(timer);
      else timer.due = time + timer.again;
      timer.work();
      await settled();
    }
    time = until;
  }

  return {
    now: () => time,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        add({ due: time + milliseconds, work: resolve, again: null });
      }),
    every: (milliseconds, work) => add({ due: time + milliseconds, work, again: milliseconds }),
    advance: (milliseconds) => run(time + milliseconds),
    sleep(milliseconds) {
      time += milliseconds;
      return run(time);
    },
  };
}
