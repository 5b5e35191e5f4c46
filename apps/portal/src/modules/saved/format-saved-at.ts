import { formatPublishedDate, formatTime, toEasternDay } from '../../lib/dates.ts';

/** Formats when an answer was saved: `09:41 am ET`, with the date if it isn't today's. Times are in milliseconds. */
export function formatSavedAt(savedAt: number, now: number): string {
  const instant = new Date(savedAt).toISOString();
  const time = formatTime(instant);
  const isToday = toEasternDay(instant) === toEasternDay(new Date(now).toISOString());
  return isToday ? time : `${formatPublishedDate(instant, now)}, ${time}`;
}
