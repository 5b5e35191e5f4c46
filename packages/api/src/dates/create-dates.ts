import type { Dayjs } from 'dayjs';
import { toEasternTime, parseDate } from './eastern-days.ts';

/** The language of dates. */
export interface DatesOptions {
  /** A BCP 47 language tag. @default 'en-US' */
  locale?: string;
}

/** The parts of a date that a calendar icon shows. */
export interface DateStampParts {
  /** `YYYY-MM-DD`, for the `datetime` attribute. */
  dateTime: string;
  /** Such as `30`. */
  day: string;
  /** Such as `Nov`, or `Jan ’27` in another year. */
  month: string;
}

/** A day (`YYYY-MM-DD`) or an instant in ISO 8601 format. */
type DateValue = string | null | undefined;

/** Functions that format dates and times in Eastern Time. A missing or invalid value results in an empty string or null. */
export interface Dates {
  /** The time of an instant, with no-break spaces: `09:00 am ET`. */
  formatTime: (instant: DateValue) => string;
  /** For tables: `3/2/26`, in all languages. US readers would take `2/3/26` for February 3. */
  formatShortDate: (date: DateValue) => string;
  /** For prose: `March 2, 2026`. */
  formatLongDate: (date: DateValue) => string;
  /**
   * For published dates: `Mar 2`, or `Mar 2, 2025` if it isn't in the year of `now`, in milliseconds since 1970. `others` are the
   * dates shown next to it: if one of them needs its year, this date has its year, too.
   */
  formatPublishedDate: (date: DateValue, now: number, others?: readonly DateValue[]) => string;
  /** The day of the week: `Monday`. */
  formatWeekday: (date: DateValue) => string;
  /** The parts of a calendar icon. The month includes the year if it isn't the year of `now`, in milliseconds since 1970. */
  getDateStampParts: (date: DateValue, now: number) => DateStampParts | null;
}

/**
 * The formats of dates. `pattern` is for `en-US`, so that it needs no language data from the runtime. `options` are
 * for all other language tags, including `en` and `en-GB`.
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

/** Whether a day is in the same year as `now`, by the calendar in New York. */
const isThisYear = (date: Dayjs, now: number): boolean =>
  date.year() === toEasternTime(now)?.year();

/**
 * Creates the functions that format dates and times as the portal does: in Eastern Time, in a language.
 *
 * @param options - the language
 * @returns functions that need no `this`, so that they can be destructured. Except for `formatShortDate`, they throw a
 *   RangeError for a valid date if the language tag is malformed
 * @example
 * const { formatTime, getDateStampParts } = createDates({ locale: 'es-US' });
 * formatTime('2026-03-02T14:00:00Z'); // '9:00 a.m. ET'; spaces depend on the runtime's language data
 * getDateStampParts('2026-11-30', Date.now()); // { dateTime: '2026-11-30', day: '30', month: 'nov' }
 */
export function createDates({ locale = 'en-US' }: DatesOptions = {}): Dates {
  const formatters = new Map<FormatName, Intl.DateTimeFormat>();

  function getFormatter(name: FormatName): Intl.DateTimeFormat {
    const formatter =
      formatters.get(name) ??
      // The values are already days and times in New York, stored as if they were in UTC.
      new Intl.DateTimeFormat(locale, { ...formats[name].options, timeZone: 'UTC' });
    formatters.set(name, formatter);
    return formatter;
  }

  const formatParsed = (date: Dayjs, name: FormatName): string =>
    locale === 'en-US'
      ? date.format(formats[name].pattern)
      : getFormatter(name).format(date.valueOf());

  function format(value: DateValue, name: FormatName): string {
    const date = parseDate(value);
    return date ? formatParsed(date, name) : '';
  }

  return {
    formatTime(instant) {
      const time = format(instant, 'time');
      return time && `${time} ET`.replaceAll(' ', '\u00a0');
    },
    formatShortDate: (date) => parseDate(date)?.format('M/D/YY') ?? '',
    formatLongDate: (date) => format(date, 'longDate'),
    formatPublishedDate(date, now, others = []) {
      const dates = [date, ...others].flatMap((each) => parseDate(each) ?? []);
      const areThisYear = dates.every((each) => isThisYear(each, now));
      return format(date, areThisYear ? 'dayOfMonth' : 'mediumDate');
    },
    formatWeekday: (date) => format(date, 'weekday'),
    getDateStampParts(date, now) {
      const day = parseDate(date);
      return (
        day && {
          dateTime: day.format('YYYY-MM-DD'),
          day: formatParsed(day, 'day'),
          month: formatParsed(day, isThisYear(day, now) ? 'month' : 'monthOfYear'),
        }
      );
    },
  };
}
