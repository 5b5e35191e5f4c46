// Swedish writes a date and time as ISO 8601 does: "2026-03-02 14:05".
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

const DAY_MS = 86_400_000;

/**
 * Returns the day on which an instant falls in Eastern Time.
 *
 * @param instant Milliseconds since 1970.
 * @returns `YYYY-MM-DD`
 */
export function easternDay(instant: number): string {
  return wallClock.format(instant).slice(0, 10);
}

/** The UTC offsets of Eastern Time. They change at 2 a.m., so each midnight has only one offset. */
const OFFSETS = ['-05:00', '-04:00'];

/**
 * Returns the first and last millisecond of a day in Eastern Time.
 *
 * @param day `YYYY-MM-DD`
 * @returns `null` for an invalid day, such as February 30.
 */
export function easternDayBounds(day: string): { first: Date; last: Date } | null {
  const first = findMidnight(day);
  if (!first) return null;
  const next = findMidnight(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));
  return next && { first, last: new Date(next.getTime() - 1) };
}

function findMidnight(day: string): Date | null {
  const match = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`)).find(
    (instant) => !Number.isNaN(instant.getTime()) && wallClock.format(instant) === `${day} 00:00`,
  );
  return match ?? null;
}
