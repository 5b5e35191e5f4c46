import { createSchedule, shorten, type Schedule } from './schedule.ts';
import { simulate, type Overrides } from './simulation.ts';

const formatSchedule = (schedule: Schedule) =>
  schedule.map(({ event, tab }) => `${event}@${tab}`).join(', ');

/**
 * Runs the schedules of a range of seeds and looks for a broken invariant.
 *
 * @param overrides creates the overrides for each run
 * @returns the seed, the broken invariant, and the shortest failing schedule; null if none fails
 */
export async function findViolation(
  { seed, count }: { seed: number; count: number },
  overrides: () => Overrides = () => ({}),
): Promise<string | null> {
  for (let current = seed; current < seed + count; current += 1) {
    const schedule = createSchedule(current);
    const violation = await simulate(schedule, overrides());
    if (violation === null) continue;
    const shortest = await shorten(
      schedule,
      async (part) => (await simulate(part, overrides())) === violation,
    );
    return `Seed ${current}: ${violation}. Shortest: ${formatSchedule(shortest)}`;
  }
  return null;
}
