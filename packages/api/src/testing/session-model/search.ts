import { makeSchedule, shorten, type Schedule } from './schedule.ts';
import { play, type Rules } from './world.ts';

const write = (schedule: Schedule) => schedule.map(({ what, tab }) => `${what}@${tab}`).join(', ');

/**
 * Plays the schedules of so many seeds, and answers how the first that breaks a law breaks it: its
 * seed, and the shortest part of it that still does. Null when none does.
 *
 * @param rules made anew for every schedule
 */
export async function findFault(
  { seed, count }: { seed: number; count: number },
  rules: () => Rules = () => ({}),
): Promise<string | null> {
  for (let each = seed; each < seed + count; each += 1) {
    const schedule = makeSchedule(each);
    const law = await play(schedule, rules());
    if (law === null) continue;
    const shortest = await shorten(schedule, async (part) => (await play(part, rules())) === law);
    return `Seed ${each}: ${law}. Shortest: ${write(shortest)}`;
  }
  return null;
}
