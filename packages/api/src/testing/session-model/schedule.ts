import { seededRandom } from '../sample/random.ts';

/** Events in the tabs of one browser. */
type SimulatedEvent =
  /** The tab sends a call. */
  | 'call'
  /** The host responds to one of the open calls. */
  | 'response'
  /** A tab receives a storage event or message of another tab. */
  | 'receive-message'
  /** Pending tasks run; nothing else happens. */
  | 'run-tasks'
  /** A few seconds pass. */
  | 'short-wait'
  /** The computer sleeps for minutes. */
  | 'sleep'
  /** The user works in the tab for some time, and every call gets a response immediately. */
  | 'work'
  /** The user moves the mouse or types. */
  | 'input'
  /** The user chooses to stay signed in. */
  | 'stay'
  | 'reload'
  /** The browser is closed and reopened with the same tabs. */
  | 'reopen'
  | 'sign-in'
  /** A sign-in that the portal did not start. */
  | 'handoff'
  | 'sign-out'
  /** The host ends the sign-in. */
  | 'revoke'
  | 'impersonate'
  | 'end-impersonation'
  /** The tab can no longer write to the browser's storage. */
  | 'storage-full'
  /** The tab can no longer read or write the browser's storage. */
  | 'storage-denied'
  /** Another program replaces a stored value with an invalid one. */
  | 'corrupt-storage'
  /** Another program deletes all stored values. */
  | 'clear-storage'
  /** The storage works again in all tabs. */
  | 'repair-storage';

export type Step = {
  event: SimulatedEvent;
  /** Index of the tab. */
  tab: number;
  /** Seed for the step's random choices, so that a shortened schedule makes the same choices. */
  seed: number;
};

export type Schedule = readonly Step[];

export const TABS = 5;
const CALLS = 50;

/** Relative frequency of events while many calls are in flight. */
const busyWeights: [SimulatedEvent, number][] = [
  ['response', 40],
  ['receive-message', 30],
  ['run-tasks', 12],
  ['short-wait', 6],
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
  ['storage-full', 0.4],
  ['storage-denied', 0.4],
  ['corrupt-storage', 0.3],
  ['clear-storage', 0.2],
  ['repair-storage', 1],
];

/** Relative frequency of events on a long day of a user who sends few calls. */
const longDayWeights: [SimulatedEvent, number][] = [
  ['work', 40],
  ['response', 20],
  ['receive-message', 20],
  ['short-wait', 6],
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
  ['corrupt-storage', 0.1],
  ['storage-full', 0.1],
];

/** Every fifth schedule is a long day. More would take too long to run. */
const LONG_DAY_EVERY = 5;

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
  const random = seededRandom(seed);
  const createStep = (event: SimulatedEvent): Step => ({
    event,
    tab: Math.floor(random() * TABS),
    seed: Math.floor(random() * 2 ** 32),
  });
  const [events, count] = seed % LONG_DAY_EVERY === 0 ? [longDayWeights, 25] : [busyWeights, 100];
  const calls = Array.from({ length: CALLS }, () => createStep('call'));
  const others = Array.from({ length: count }, () => createStep(pickWeighted(events, random())));
  const shuffledSteps = [...calls, ...others]
    .map((entry) => ({ entry, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry);
  return [createStep('sign-in'), ...shuffledSteps];
}

/** Shortens a failing schedule by leaving out smaller and smaller parts. */
export async function shorten(
  schedule: Schedule,
  fails: (schedule: Schedule) => Promise<boolean>,
): Promise<Schedule> {
  let shortestSchedule = schedule;
  for (let size = Math.ceil(schedule.length / 2); size >= 1;) {
    let hasShortened = false;
    for (let index = 0; index < shortestSchedule.length;) {
      const shorterSchedule = [
        ...shortestSchedule.slice(0, index),
        ...shortestSchedule.slice(index + size),
      ];
      if (await fails(shorterSchedule)) {
        shortestSchedule = shorterSchedule;
        hasShortened = true;
      } else index += size;
    }
    if (!hasShortened || size > 1) size = Math.floor(size / 2);
  }
  return shortestSchedule;
}
