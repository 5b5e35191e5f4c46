import { formatEasternTime } from './eastern-formatter.ts';

const DAY_MS = 86_400_000;

/** The UTC offsets of Eastern Time. They change at 2 a.m., so each midnight has only one offset. */
const OFFSETS = ['-05:00', '-04:00'];

/**
 * Returns the first instant of a day in Eastern Time. A day has 23 or 25 hours if the clocks change.
 *
 * @param day `YYYY-MM-DD`
 * @param daysLater number of days to add. @default 0
 * @returns `null` for an invalid day, such as February 30
 * @example
 * startOfEasternDay('2026-03-08')?.toISOString(); // '2026-03-08T05:00:00.000Z'
 * startOfEasternDay('2026-03-08', 1)?.toISOString(); // '2026-03-09T04:00:00.000Z'
 */
export function startOfEasternDay(day: string, daysLater = 0): Date | null {
  const midnight = findMidnight(day);
  if (midnight === null || daysLater === 0) return midnight;
  const laterDay = new Date(Date.parse(day) + daysLater * DAY_MS);
  return findMidnight(laterDay.toISOString().slice(0, 10));
}

function findMidnight(day: string): Date | null {
  const match = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`)).find(
    (instant) =>
      !Number.isNaN(instant.getTime()) && formatEasternTime(instant) === `${day} 00:00:00`,
  );
  return match ?? null;
}
