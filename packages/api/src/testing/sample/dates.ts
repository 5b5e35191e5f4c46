/** Weekday names in the order of `Date.prototype.getUTCDay`. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
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

/** Days from the anchor day, or the first such weekday on or after that many days: `Sun+3`. */
export type DayOffset = number | `${(typeof SHORT_WEEKDAYS)[number]}+${number}`;

const easternParts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** The wall clock in New York, written as if it were UTC so that arithmetic is plain. */
function easternWallClock(instant: Date): number {
  const part = Object.fromEntries(
    easternParts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute);
}

/** The days of one record that its prose may name. */
export type OwnDays = Partial<Record<'from' | 'until' | 'published', DayOffset | undefined>>;

/** The calendar of one library: everything in it is dated from the day of `now` in New York. */
export interface SampleCalendar {
  now: Date;
  /** A day as `YYYY-MM-DD`. */
  day: (offset: DayOffset) => string;
  /** The instant of a wall-clock time ("09:30") in New York on a day. */
  instant: (offset: DayOffset, time: string) => string;
  /** Days from the anchor day to the day of an instant in New York. */
  offsetOf: (instant: string) => number;
  /** The offset itself, moved back to Friday when it falls on a weekend. */
  workday: (offset: number) => number;
  /**
   * Writes dates into prose: `{day:12}` "March 14", `{weekday:Sun+3}` "Sunday, March 8",
   * `{long:12}` "March 14, 2026", `{year:0}` "2026". The words `from`, `until` and `published` in
   * place of a number stand for the record's own days.
   */
  write: (text: string, own?: OwnDays) => string;
}

/** Builds the calendar that dates one sample library. */
export function createCalendar(now: Date): SampleCalendar {
  const today = Math.floor(easternWallClock(now) / DAY_MS) * DAY_MS;

  const at = (offset: DayOffset): Date => {
    if (typeof offset === 'number') return new Date(today + offset * DAY_MS);
    const [name, days] = offset.split('+') as [string, string];
    const earliest = new Date(today + Number(days) * DAY_MS);
    const wait = (SHORT_WEEKDAYS.findIndex((day) => day === name) - earliest.getUTCDay() + 7) % 7;
    return new Date(earliest.getTime() + wait * DAY_MS);
  };

  const formats: Record<string, (date: Date) => string> = {
    day: (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`,
    weekday: (date) =>
      `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`,
    long: (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
    year: (date) => String(date.getUTCFullYear()),
  };

  return {
    now,
    day: (offset) => at(offset).toISOString().slice(0, 10),
    instant: (offset, time) => {
      const wanted = Date.parse(`${at(offset).toISOString().slice(0, 10)}T${time}:00Z`);
      // One correction is enough: no sample time lies in the hour that a clock change repeats.
      const shift = wanted - easternWallClock(new Date(wanted));
      return new Date(wanted + shift).toISOString();
    },
    offsetOf: (instant) => Math.floor((easternWallClock(new Date(instant)) - today) / DAY_MS),
    workday: (offset) => {
      const weekday = at(offset).getUTCDay();
      return offset - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
    },
    write: (text, own = {}) =>
      text.replace(
        /\{(day|weekday|long|year):(from|until|published|(?:[A-Z][a-z]{2}\+)?-?\d+)\}/g,
        (token, format: string, where: string) => {
          const offset =
            where === 'from' || where === 'until' || where === 'published'
              ? own[where]
              : /^-?\d/.test(where)
                ? Number(where)
                : (where as DayOffset);
          if (offset === undefined) {
            throw new Error(`The text uses ${token}, but its record has no such day.`);
          }
          return formats[format]!(at(offset));
        },
      ),
  };
}
