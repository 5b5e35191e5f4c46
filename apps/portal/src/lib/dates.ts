import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { createEasternClock } from './eastern-clock.ts';
import { t } from './i18n.ts';
import { nowrap } from './nowrap.ts';
import { formatLocale } from './page-locale.ts';

dayjs.extend(utc);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const easternClock = createEasternClock();

/** An instant's date and time in New York, as a date without a zone; null for an invalid instant. */
function inEasternTime(moment: number): dayjs.Dayjs | null {
  return Number.isNaN(moment) ? null : dayjs.utc(easternClock.format(moment));
}

/** Parses a day (`YYYY-MM-DD`) as it is, or converts an instant to Eastern Time. Null for anything else. */
function parse(value: string | null | undefined): dayjs.Dayjs | null {
  if (!value) return null;
  if (!DAY.test(value)) return inEasternTime(Date.parse(value));
  const day = dayjs.utc(value);
  return day.isValid() ? day : null;
}

/**
 * The formats of dates. `pattern` is for English, which needs no language data of the browser; `options` are for all other
 * languages.
 */
const formats = {
  time: { pattern: 'hh:mm a', options: { hour: 'numeric', minute: '2-digit' } },
  longDate: { pattern: 'MMMM D, YYYY', options: { dateStyle: 'long' } },
  dayOfMonth: { pattern: 'MMM D', options: { month: 'short', day: 'numeric' } },
  mediumDate: { pattern: 'MMM D, YYYY', options: { dateStyle: 'medium' } },
  weekday: { pattern: 'dddd', options: { weekday: 'long' } },
  day: { pattern: 'D', options: { day: 'numeric' } },
  month: { pattern: 'MMM', options: { month: 'short' } },
  monthOfYear: { pattern: 'MMM ’YY', options: { month: 'short', year: '2-digit' } },
} as const satisfies Record<string, { pattern: string; options: Intl.DateTimeFormatOptions }>;

type FormatName = keyof typeof formats;

const formatters = new Map<FormatName, Intl.DateTimeFormat>();

function formatterOf(name: FormatName): Intl.DateTimeFormat {
  const formatter =
    formatters.get(name) ??
    // The values are days and times of New York already, written as if they were in UTC.
    new Intl.DateTimeFormat(formatLocale, { ...formats[name].options, timeZone: 'UTC' });
  formatters.set(name, formatter);
  return formatter;
}

function formatParsed(date: dayjs.Dayjs, name: FormatName): string {
  return formatLocale === 'en-US'
    ? date.format(formats[name].pattern)
    : formatterOf(name).format(date.valueOf());
}

function format(value: string | null | undefined, name: FormatName): string {
  const date = parse(value);
  return date ? formatParsed(date, name) : '';
}

/** A clock time on one line: `09:00 am ET` (docs/product.md#dates-and-times). Empty when missing or malformed. */
export function formatTime(instant: string | null | undefined): string {
  const time = format(instant, 'time');
  return time && nowrap(t('{time} ET', { time }));
}

/**
 * For tables: `3/2/26`, in all languages. In the US, a day before the month reads as another date. Takes a day or an instant;
 * empty when missing or malformed.
 */
export function formatShortDate(date: string | null | undefined): string {
  return parse(date)?.format('M/D/YY') ?? '';
}

/** For prose: `March 2, 2026`. Takes a day or an instant; empty when missing or malformed. */
export function formatLongDate(date: string | null | undefined): string {
  return format(date, 'longDate');
}

/** Whether a day is in the same year as `now`, by the calendar in New York. */
function isThisYear(date: dayjs.Dayjs | null, now: number): boolean {
  return date?.year() === inEasternTime(now)?.year();
}

/**
 * For published dates: `Mar 2`, or `Mar 2, 2025` if the year differs from that of `now`. Takes a day or an instant; empty when
 * missing or malformed.
 */
export function formatPublishedDate(date: string | null | undefined, now: number): string {
  return format(date, isThisYear(parse(date), now) ? 'dayOfMonth' : 'mediumDate');
}

/** The day of the week: `Monday`. Takes a day or an instant; empty when missing or malformed. */
export function formatWeekday(date: string | null | undefined): string {
  return format(date, 'weekday');
}

/**
 * The parts of a date stamp; the month includes the year if it differs from that of `now`. Null when missing or malformed.
 *
 * @example
 * dateStampParts('2026-11-30', Date.parse('2026-11-20T15:00:00Z')) // { dateTime: '2026-11-30', day: '30', month: 'Nov' }
 */
export function dateStampParts(
  date: string | null | undefined,
  now: number,
): { dateTime: string; day: string; month: string } | null {
  const parsed = parse(date);
  return (
    parsed && {
      dateTime: parsed.format('YYYY-MM-DD'),
      day: formatParsed(parsed, 'day'),
      month: formatParsed(parsed, isThisYear(parsed, now) ? 'month' : 'monthOfYear'),
    }
  );
}

/** The day (`YYYY-MM-DD`) on which an instant falls in Eastern Time. A number is in milliseconds since 1970. */
export function toEasternDay(instant: number | string): string {
  return inEasternTime(new Date(instant).getTime())?.format('YYYY-MM-DD') ?? '';
}

/** The day before a day (`YYYY-MM-DD`): the last one of a record that the next one replaces. Empty when malformed. */
export function dayBefore(day: string): string {
  return parse(day)?.subtract(1, 'day').format('YYYY-MM-DD') ?? '';
}

/**
 * Whole days from today in Eastern Time until a day: 0 = today, negative = past. Null when missing or malformed.
 *
 * @example
 * daysUntil('2026-03-09', Date.parse('2026-03-02T19:05:00Z')) // 7
 */
export function daysUntil(day: string | null | undefined, now: number): number | null {
  const parsed = day && DAY.test(day) ? parse(day) : null;
  return parsed && parsed.diff(dayjs.utc(toEasternDay(now)), 'day');
}
