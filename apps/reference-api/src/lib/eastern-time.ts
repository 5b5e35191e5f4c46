import { startOfEasternDay } from '@producer-portal/api/revisions';

// The Swedish format is close to ISO 8601: "2026-03-02 14:05".
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Returns the day on which an instant falls in Eastern Time.
 *
 * @param instant Milliseconds since 1970.
 * @returns `YYYY-MM-DD`
 */
export function toEasternDay(instant: number): string {
  return wallClock.format(instant).slice(0, 10);
}

/**
 * Returns the first and last millisecond of a day in Eastern Time.
 *
 * @param day `YYYY-MM-DD`
 * @returns `null` for an invalid day, such as February 30.
 */
export function getEasternDayBounds(day: string): { first: Date; last: Date } | null {
  const first = startOfEasternDay(day);
  const next = startOfEasternDay(day, 1);
  return first && next && { first, last: new Date(next.getTime() - 1) };
}
