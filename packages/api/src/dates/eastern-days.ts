import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { formatEasternTime } from './eastern-formatter.ts';

dayjs.extend(utc);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns an instant's date and time in New York, as a date without a zone; null for an invalid instant. */
export function toEasternTime(instant: number): dayjs.Dayjs | null {
  return Number.isNaN(instant) ? null : dayjs.utc(formatEasternTime(instant));
}

/** Parses a day (`YYYY-MM-DD`), or converts an instant to Eastern Time. Returns null for anything else. */
export function parseDate(value: string | null | undefined): dayjs.Dayjs | null {
  if (!value) return null;
  if (!DAY.test(value)) return toEasternTime(Date.parse(value));
  const day = dayjs.utc(value);
  // Otherwise, February 30 would become March 2.
  return day.format('YYYY-MM-DD') === value ? day : null;
}

/**
 * Returns the day on which an instant falls in Eastern Time.
 *
 * @param instant - a date and time in ISO 8601 format, or milliseconds since 1970
 * @returns `YYYY-MM-DD`; empty for an invalid instant
 * @example
 * toEasternDay('2026-03-02T03:30:00Z'); // '2026-03-01'
 */
export function toEasternDay(instant: number | string): string {
  return toEasternTime(new Date(instant).getTime())?.format('YYYY-MM-DD') ?? '';
}

/**
 * Returns the day before a given one, such as a record's last day if another record replaces it the next day.
 *
 * @param day - `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; empty for an invalid day
 * @example
 * dayBefore('2026-03-01'); // '2026-02-28'
 */
export function dayBefore(day: string): string {
  return parseDate(day)?.subtract(1, 'day').format('YYYY-MM-DD') ?? '';
}

/**
 * Counts the days from today in Eastern Time until a day.
 *
 * @param day - `YYYY-MM-DD`
 * @param now - the current time in milliseconds since 1970
 * @returns whole days: 0 is today, negative is past; null for a missing or invalid day
 * @example
 * daysUntil('2026-03-09', Date.parse('2026-03-02T19:05:00Z')); // 7
 */
export function daysUntil(day: string | null | undefined, now: number): number | null {
  const parsedDay = day && DAY.test(day) ? parseDate(day) : null;
  return parsedDay && parsedDay.diff(dayjs.utc(toEasternDay(now)), 'day');
}
