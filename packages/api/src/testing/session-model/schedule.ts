/** Events in the tabs of one browser. */
type SimulatedEvent =
  | 'call'
  | 'response'
  | 'deliver'
  | 'settle'
  | 'pass'
  | 'sleep'
  | 'work'
  | 'input'
  | 'stay'
  | 'reload'
  | 'reopen'
  | 'sign-in'
  | 'handoff'
  | 'sign-out'
  | 'revoke'
  | 'impersonate'
  | 'end-impersonation'
  | 'full'
  | 'denied'
  | 'garbled'
  | 'erased'
  | 'repaired';

export type Step = {
  event: SimulatedEvent;
  /** Index of the tab. */
  tab: number;
  /** Seed for the step's random choices, so that it does the same in a shorter schedule. */
  seed: number;
};

export type Schedule = readonly Step[];

export const TABS = 5;
const CALLS = 50;

/** Relative frequency of events while many calls are in flight. */
const busyWeights: [SimulatedEvent, number][] = [
  ['response', 40],
  ['deliver', 30],
  ['settle', 12],
  ['pass', 6],
  ['sleep', 3],
  ['input', 4],
  ['stay', 2],
  ['reload', 2],
  ['reopen', 0.5],
  ['sign-in', 2],
  ['handoff', 1],
  ['sign-out', 1],
  ['revoke', 1],
  ['impersonate', 2],
  ['end-impersonation', 1],
  ['full', 0.4],
  ['denied', 0.4],
  ['garbled', 0.3],
  ['erased', 0.2],
  ['repaired', 1],
];

/** Relative frequency of events on a long day of a user who sends few calls. */
const longDayWeights: [SimulatedEvent, number][] = [
  ['work', 40],
  ['response', 20],
  ['deliver', 20],
  ['pass', 6],
  ['sleep', 1],
  ['input', 4],
  ['stay', 2],
  ['reload', 4],
  ['reopen', 3],
  ['sign-in', 3],
  ['sign-out', 1],
  ['revoke', 1],
  ['impersonate', 3],
  ['end-impersonation', 2],
  ['garbled', 0.1],
  ['full', 0.1],
];

/** One in this many schedules is a long day, because those take longer to run. */
const LONG_DAY_EVERY = 5;

/** Creates a seeded random number generator for numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks a name by weight. */
export function pickWeighted<Name extends string>(
  weights: readonly (readonly [Name, number])[],
  random: number,
): Name {
  let rest = random * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of weights) {
    rest -= weight;
    if (rest < 0) return name;
  }
  throw new Error('There are no weights');
}

/** Creates the schedule of a seed: 50 calls in five tabs, mixed with other events. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(seed);
  const step = (event: SimulatedEvent): Step => ({
    event,
    tab: Math.floor(random() * TABS),
    seed: Math.floor(random() * 2 ** 32),
  });
  const [events, count] = seed % LONG_DAY_EVERY === 0 ? [longDayWeights, 25] : [busyWeights, 100];
  const calls = Array.from({ length: CALLS }, () => step('call'));
  const others = Array.from({ length: count }, () => step(pickWeighted(events, random())));
  const shuffled = [...calls, ...others]
    .map((entry) => ({ entry, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry);
  return [step('sign-in'), ...shuffled];
}

/** Shortens a failing schedule by leaving out smaller and smaller parts. */
export async function shorten(
  schedule: Schedule,
  fails: (schedule: Schedule) => Promise<boolean>,
): Promise<Schedule> {
  let shortest = schedule;
  for (let size = Math.ceil(schedule.length / 2); size >= 1;) {
    let hasShortened = false;
    for (let index = 0; index < shortest.length;) {
      const shorter = [...shortest.slice(0, index), ...shortest.slice(index + size)];
      if (await fails(shorter)) {
        shortest = shorter;
        hasShortened = true;
      } else index += size;
    }
    if (!hasShortened || size > 1) size = Math.floor(size / 2);
  }
  return shortest;
}
