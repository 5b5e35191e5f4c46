/** Weekday names in the order of `Date.prototype.getUTCDay`. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_MS = 86_400_000;

/** A day in every year: the second Sunday of March is `{ month: 3, weekday: 0, nth: 2 }`. */
type YearlyDay = { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last' };

/**
 * A day relative to the anchor day, which is the day of the calendar's `now`:
 * - a number of days
 * - the first `weekday` (0 is Sunday) that is at least `after` days later
 * - the `next` occurrence of a yearly day, which can be the anchor day
 * - the `last` occurrence of a yearly day
 */
export type DayOffset =
  | number
  | { weekday: number; after: number }
  | { next: YearlyDay }
  | { last: YearlyDay };

// Swedish writes a date and time as ISO 8601 does: "2026-03-02 14:05".
const easternTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns the wall-clock time in New York as if it were UTC, to keep arithmetic simple. */
const toEasternWallClock = (instant: Date): number =>
  Date.parse(`${easternTime.format(instant).replace(' ', 'T')}Z`);

/** The dates of a record to which its prose can refer. */
type RecordDays = Partial<Record<'from' | 'until' | 'published', DayOffset | undefined>>;

/** The calendar of one library. All dates are relative to the day of `now` in New York. */
export interface SampleCalendar {
  now: Date;
  /** Returns a day as `YYYY-MM-DD`. */
  day: (offset: DayOffset) => string;
  /** Returns the instant of a wall-clock time in New York, such as "09:30", on a day. */
  instant: (offset: DayOffset, time: string) => string;
  /** Returns the number of days from the anchor day to the day of an instant in New York. */
  toDayOffset: (instant: string) => number;
  /** Returns the offset, moved back to Friday if it falls on a weekend. */
  workday: (offset: number) => number;
  /**
   * Replaces date tokens in prose: `{day:12}` "March 14", `{weekday:6}` "Sunday, March 8", `{long:12}`
   * "March 14, 2026", `{month:12}` "March", `{year:0}` "2026". In place of a number, `from`,
   * `until`, and `published` mean the record's own dates.
   */
  replaceDateTokens: (text: string, recordDays?: RecordDays) => string;
}

function toDateInYear({ month, weekday, nth }: YearlyDay, year: number): Date {
  // The last occurrence of a weekday in a month is a week before its first occurrence in the next month.
  const firstOfMonth = new Date(Date.UTC(year, nth === 'last' ? month : month - 1));
  const daysToWeekday = (weekday - firstOfMonth.getUTCDay() + 7) % 7;
  return new Date(
    firstOfMonth.getTime() + (daysToWeekday + 7 * (nth === 'last' ? -1 : nth - 1)) * DAY_MS,
  );
}

/** Creates the calendar of one sample library. */
export function createCalendar(now: Date): SampleCalendar {
  const today = Math.floor(toEasternWallClock(now) / DAY_MS) * DAY_MS;
  const year = new Date(today).getUTCFullYear();

  const toDate = (offset: DayOffset): Date => {
    if (typeof offset === 'number') return new Date(today + offset * DAY_MS);
    if ('next' in offset) {
      const thisYear = toDateInYear(offset.next, year);
      return thisYear.getTime() >= today ? thisYear : toDateInYear(offset.next, year + 1);
    }
    if ('last' in offset) {
      const thisYear = toDateInYear(offset.last, year);
      return thisYear.getTime() < today ? thisYear : toDateInYear(offset.last, year - 1);
    }
    const earliestDay = new Date(today + offset.after * DAY_MS);
    const daysToWeekday = (offset.weekday - earliestDay.getUTCDay() + 7) % 7;
    return new Date(earliestDay.getTime() + daysToWeekday * DAY_MS);
  };

  const formats: Record<string, (date: Date) => string> = {
    day: (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`,
    weekday: (date) =>
      `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`,
    long: (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
    month: (date) => MONTHS[date.getUTCMonth()]!,
    year: (date) => String(date.getUTCFullYear()),
  };

  return {
    now,
    day: (offset) => toDate(offset).toISOString().slice(0, 10),
    instant: (offset, time) => {
      const asUtc = Date.parse(`${toDate(offset).toISOString().slice(0, 10)}T${time}:00Z`);
      // One correction is enough, because no sample time is in the hour that occurs twice when daylight saving time ends.
      const utcOffset = asUtc - toEasternWallClock(new Date(asUtc));
      return new Date(asUtc + utcOffset).toISOString();
    },
    toDayOffset: (instant) => Math.floor((toEasternWallClock(new Date(instant)) - today) / DAY_MS),
    workday: (offset) => {
      const weekday = toDate(offset).getUTCDay();
      return offset - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
    },
    replaceDateTokens: (text, recordDays = {}) =>
      text.replace(
        /\{(day|weekday|long|month|year):(?:(from|until|published)|(-?\d+))\}/g,
        (token, format: string, name: keyof RecordDays | undefined, days: string) => {
          const offset = name ? recordDays[name] : Number(days);
          if (offset === undefined) {
            throw new Error(`The text uses ${token}, but its record has no such day.`);
          }
          return formats[format]!(toDate(offset));
        },
      ),
  };
}
