import { startOfEasternDay } from '../dates/start-of-eastern-day.ts';

export const MINUTE_MS = 60_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Rounds an instant down to its minute, because periods start and end at whole minutes. */
export const toMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * Reads a value of the `as_of` query parameter.
 *
 * @param value a day, `YYYY-MM-DD`, which means its last minute in Eastern Time; or an ISO 8601 date and
 *   time with a zone
 * @returns the minute, or `null` for anything else
 * @example
 * parseAsOf('2026-03-02')?.toISOString(); // '2026-03-03T04:59:00.000Z'
 * parseAsOf('2026-03-02T14:05:30-05:00')?.toISOString(); // '2026-03-02T19:05:00.000Z'
 * parseAsOf('2026-02-30'); // null
 */
export function parseAsOf(value: string): Date | null {
  if (DAY.test(value)) {
    const nextDay = startOfEasternDay(value, 1);
    return nextDay && new Date(nextDay.getTime() - MINUTE_MS);
  }
  const [, day] = INSTANT.exec(value) ?? [];
  // `Date` accepts February 30.
  if (day === undefined || startOfEasternDay(day) === null) return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : toMinute(instant);
}
