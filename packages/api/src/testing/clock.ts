import type { Timers } from '../session/timers.ts';

/** The time of stories and tests, in milliseconds since 1970: March 2, 2026, 2:05 PM Eastern Time. */
export const FIXED_NOW = Date.UTC(2026, 2, 2, 19, 5);

/** A clock that moves only when it is advanced. */
export type FakeClock = Timers & {
  now: () => number;
  /** Advances the clock and fires due timers in order, each followed by the code that awaits it. */
  advance: (milliseconds: number) => Promise<void>;
  /** Simulates a sleeping device: timers that fall due in the meantime fire once, at the end. */
  sleep: (milliseconds: number) => Promise<void>;
};

type Timer = { due: number; task: () => void; interval: number | null };

/** Resolves after all pending promise callbacks have run. */
function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    (globalThis.setImmediate ?? setTimeout)(resolve);
  });
}

/**
 * Creates a clock for tests of behavior that takes minutes.
 *
 * @param start milliseconds since 1970. @default FIXED_NOW
 * @example
 * const clock = createFakeClock();
 * const session = createSession({ storage: null, now: clock.now });
 * const sessionManager = createSessionManager({ session, refresh, now: clock.now, timers: clock });
 * sessionManager.start();
 * await clock.advance(13 * 60_000); // the warning shows
 */
export function createFakeClock(start: number = FIXED_NOW): FakeClock {
  const timers = new Set<Timer>();
  let time = start;

  function add(timer: Timer): () => void {
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function findNextDue(until: number): Timer | null {
    let nextTimer: Timer | null = null;
    for (const timer of timers) {
      if (timer.due <= until && (nextTimer === null || timer.due < nextTimer.due))
        nextTimer = timer;
    }
    return nextTimer;
  }

  async function runUntil(until: number): Promise<void> {
    await flushPromises();
    for (let timer = findNextDue(until); timer; timer = findNextDue(until)) {
      time = Math.max(time, timer.due);
      if (timer.interval === null) timers.delete(timer);
      else timer.due = time + timer.interval;
      timer.task();
      await flushPromises();
    }
    time = until;
  }

  return {
    now: () => time,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        add({ due: time + milliseconds, task: resolve, interval: null });
      }),
    every: (milliseconds, task) => add({ due: time + milliseconds, task, interval: milliseconds }),
    advance: (milliseconds) => runUntil(time + milliseconds),
    sleep(milliseconds) {
      time += milliseconds;
      return runUntil(time);
    },
  };
}
