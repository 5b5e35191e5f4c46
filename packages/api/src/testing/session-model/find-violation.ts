import { createSchedule, shorten, type Schedule } from './schedule.ts';
import { simulate, type Overrides } from './simulation.ts';

const formatSchedule = (schedule: Schedule) =>
  schedule.map(({ event, tab }) => `${event}@${tab}`).join(', ');

/**
 * Runs the schedules of a range of seeds and looks for a broken invariant.
 *
 * @param createOverrides creates the overrides for each run
 * @returns the seed, the broken invariant, and the shortest failing schedule; null if none fails
 */
export async function findViolation(
  { seed, count }: { seed: number; count: number },
  createOverrides: () => Overrides = () => ({}),
): Promise<string | null> {
  for (let currentSeed = seed; currentSeed < seed + count; currentSeed += 1) {
    const schedule = createSchedule(currentSeed);
    const violation = await simulate(schedule, createOverrides());
    if (violation === null) continue;
    const shortestSchedule = await shorten(
      schedule,
      async (part) => (await simulate(part, createOverrides())) === violation,
    );
    return `Seed ${currentSeed}: ${violation}. Shortest: ${formatSchedule(shortestSchedule)}`;
  }
  return null;
}
