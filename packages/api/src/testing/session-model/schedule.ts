/** What may happen to the tabs of one browser. */
type Happening =
  | 'call'
  | 'response'
  | 'hear'
  | 'settle'
  | 'pass'
  | 'sleep'
  | 'work'
  | 'input'
  | 'stay'
  | 'reload'
  | 'reopen'
  | 'sign-in'
  | 'hand-over'
  | 'sign-out'
  | 'revoke'
  | 'impersonate'
  | 'end-impersonation'
  | 'full'
  | 'denied'
  | 'garbled'
  | 'erased'
  | 'mended';

export type Step = {
  what: Happening;
  /** Which tab it happens in. */
  tab: number;
  /** Settles what else there is to choose: the same step does the same in a shorter schedule. */
  chance: number;
};

export type Schedule = readonly Step[];

export const TABS = 5;
const CALLS = 50;

/** How often each thing happens beside the calls, while many of them are under way. */
const rush: [Happening, number][] = [
  ['response', 40],
  ['hear', 30],
  ['settle', 12],
  ['pass', 6],
  ['sleep', 3],
  ['input', 4],
  ['stay', 2],
  ['reload', 2],
  ['reopen', 0.5],
  ['sign-in', 2],
  ['hand-over', 1],
  ['sign-out', 1],
  ['revoke', 1],
  ['impersonate', 2],
  ['end-impersonation', 1],
  ['full', 0.4],
  ['denied', 0.4],
  ['garbled', 0.3],
  ['erased', 0.2],
  ['mended', 1],
];

/** How often each thing happens on a long day of somebody who reads more than calls. */
const longDay: [Happening, number][] = [
  ['work', 40],
  ['response', 20],
  ['hear', 20],
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

/** Every so many-th schedule is a long day: those take longer to play. */
const LONG_DAY_EVERY = 5;

/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one of several things by their shares. */
export function weigh<Name extends string>(
  shares: readonly (readonly [Name, number])[],
  chance: number,
): Name {
  let left = chance * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [name, share] of shares) {
    left -= share;
    if (left < 0) return name;
  }
  throw new Error('There is nothing to pick');
}

/** The schedule of one number: fifty calls over five tabs, and everything else between them. */
export function makeSchedule(seed: number): Schedule {
  const roll = dice(seed);
  const step = (what: Happening): Step => ({
    what,
    tab: Math.floor(roll() * TABS),
    chance: Math.floor(roll() * 2 ** 32),
  });
  const [happenings, count] = seed % LONG_DAY_EVERY === 0 ? [longDay, 25] : [rush, 100];
  const calls = Array.from({ length: CALLS }, () => step('call'));
  const others = Array.from({ length: count }, () => step(weigh(happenings, roll())));
  const shuffled = [...calls, ...others]
    .map((each) => ({ each, place: roll() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);
  return [step('sign-in'), ...shuffled];
}

/** Leaves out ever smaller pieces of a schedule for as long as it still fails. */
export async function shorten(
  schedule: Schedule,
  fails: (schedule: Schedule) => Promise<boolean>,
): Promise<Schedule> {
  let shortest = schedule;
  for (let size = Math.ceil(schedule.length / 2); size >= 1;) {
    let cut = false;
    for (let at = 0; at < shortest.length;) {
      const without = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      if (await fails(without)) {
        shortest = without;
        cut = true;
      } else at += size;
    }
    if (!cut || size > 1) size = Math.floor(size / 2);
  }
  return shortest;
}
