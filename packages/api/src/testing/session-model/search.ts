import { makeSchedule, shorten, type Schedule } from './schedule.ts';
import { play, type Rules } from './world.ts';

const formatSchedule = (schedule: Schedule) =>
  schedule.map(({ event, tab }) => `${event}@${tab}`).join(', ');

/**
 * Runs the schedules of a range of seeds and looks for a broken invariant.
 *
 * @param rules creates the overrides for each run
 * @returns the seed, the broken invariant, and the shortest failing schedule; null if none fails
 */
export async function findFault(
  { seed, count }: { seed: number; count: number },
  rules: () => Rules = () => ({}),
): Promise<string | null> {
  for (let current = seed; current < seed + count; current += 1) {
    const schedule = makeSchedule(current);
    const violation = await play(schedule, rules());
    if (violation === null) continue;
    const shortest = await shorten(
      schedule,
      async (part) => (await play(part, rules())) === violation,
    );
    return `Seed ${current}: ${violation}. Shortest: ${formatSchedule(shortest)}`;
  }
  return null;
}
