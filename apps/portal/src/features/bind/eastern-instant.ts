import { easternZone } from '../../lib/zones.ts';

// The Swedish format is close to ISO 8601: "2026-03-02 14:05".
const easternTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: easternZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The offsets of Eastern Time, daylight saving time first. */
const offsets = ['-04:00', '-05:00'];

/**
 * Converts a date and a time in Eastern Time to an instant, without seconds. If the time occurs twice because daylight
 * saving time ends, returns the first instant.
 *
 * @param day - `YYYY-MM-DD`.
 * @param time - `HH:MM`.
 * @returns undefined if there is no such time, such as 2:30 am on the day when daylight saving time starts.
 * @example toInstant('2026-03-02', '14:05') // '2026-03-02T19:05Z'
 */
export function toInstant(day: string, time: string): string | undefined {
  for (const offset of offsets) {
    const instant = Date.parse(`${day}T${time}:00${offset}`);
    if (!Number.isNaN(instant) && easternTime.format(instant) === `${day} ${time}`)
      return `${new Date(instant).toISOString().slice(0, 16)}Z`;
  }
  return undefined;
}

/** Converts an instant to a date and a time in Eastern Time: `['2026-03-02', '14:05']`. */
export function toEasternDateAndTime(instant: number): [day: string, time: string] {
  const [day = '', time = ''] = easternTime.format(instant).split(' ');
  return [day, time];
}
