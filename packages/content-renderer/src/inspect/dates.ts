import type { InspectVocabulary } from './vocabulary.ts';

/** A date found in text: `YYYY-MM-DD`, and where it starts and ends. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** A past deadline: its date, and the text from a little before the deadline word to the date's end. */
export interface PastDeadline {
  readonly date: string;
  readonly text: string;
}

/** Finds deadlines in text. */
export interface DeadlineFinder {
  /**
   * @param text with white space collapsed.
   * @param markupDates dates from `<time datetime>`, in order.
   */
  findPastDeadlines(text: string, markupDates: readonly FoundDate[]): PastDeadline[];
  /** Returns the date of a `datetime` attribute, in the finder's time zone. */
  parseDateTime(datetime: string): string | undefined;
}

/** Maximum characters from the start of a deadline word to its date. */
const MAX_DISTANCE = 60;
/** Characters shown before the deadline word. */
const CONTEXT_LENGTH = 40;

const DATE_TIME =
  /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?\s*$/i;

function toIsoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isValid = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isValid ? date.toISOString().slice(0, 10) : undefined;
}

function createDayFormatter(timeZone: string | undefined): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    return `${parts.year}-${parts.month}-${parts.day}`;
  };
}

/** Returns a pattern that matches any of the words. The longest words come first, so that they match before shorter ones. */
function toAlternation(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replace(/[^\p{L}\p{N}]/gu, (mark) => (/\s/.test(mark) ? '\\s' : `\\${mark}`)),
    )
    .join('|');
}

/** Returns the long and short names of the months (0 to 11) or weekdays, in lower case. */
function getCalendarNames(locale: string, part: 'month' | 'weekday'): Map<string, number> {
  const names = new Map<string, number>();
  for (const width of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(locale, { [part]: width, timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      // February 2026 starts on a Sunday.
      const date =
        part === 'month'
          ? new Date(Date.UTC(2026, index, 1))
          : new Date(Date.UTC(2026, 1, index + 1));
      names.set(format.format(date).replace(/\.$/, '').toLowerCase(), index);
    }
  }
  // Only English has a second short form.
  if (names.get('sep') === 8) names.set('sept', 8);
  return names;
}

/** Creates a parser that finds dates in text. Numeric dates start with the month, as in the US. */
function createDateParser(locale: string): (text: string) => FoundDate[] {
  const months = getCalendarNames(locale, 'month');
  const month = `(?<month>${toAlternation([...months.keys()])})\\.?`;
  const day = '(?<day>\\d{1,2})(?:\\p{L}{2})?';
  const patterns = [
    /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
    /(?<![\d/])(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?![\d/])/g,
    new RegExp(`(?<!\\p{L})${month}\\s${day},?\\s(?<year>\\d{4})(?!\\d)`, 'giu'),
    new RegExp(`(?<!\\d)${day}\\s${month},?\\s(?<year>\\d{4})(?!\\d)`, 'giu'),
  ];
  return (text) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap(({ 0: match, index, groups }) => {
        const { year = '', month: name = '', day: number = '' } = groups ?? {};
        const monthIndex = months.get(name.toLowerCase());
        const date = toIsoDay(
          Number(year.length === 2 ? `20${year}` : year),
          monthIndex === undefined ? Number(name) : monthIndex + 1,
          Number(number),
        );
        return date === undefined ? [] : [{ date, start: index, end: index + match.length }];
      }),
    );
}

/**
 * Creates a finder of past deadlines. A date counts only directly after a deadline word ("until
 * Friday, March 2, 2026"), with at most a weekday, a time, and filler words in between. Other dates can be
 * about the past, such as when a rule was introduced. A deadline is past when its day is over in the time zone.
 *
 * @throws RangeError if the time zone is unknown, the vocabulary's locale is not a valid language tag, or `now` is invalid.
 */
export function createDeadlineFinder(
  now: Date,
  timeZone: string | undefined,
  vocabulary: InspectVocabulary,
): DeadlineFinder {
  const readDates = createDateParser(vocabulary.locale);
  const toDay = createDayFormatter(timeZone);
  const today = toDay(now);
  const wordsBetween = toAlternation([
    ...vocabulary.fillerWords,
    ...getCalendarNames(vocabulary.locale, 'weekday').keys(),
  ]);
  const deadlinePattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${toAlternation(vocabulary.deadlineWords)})` +
      `(?:[\\s:,(–—-]{1,3}(?:${wordsBetween}|\\d{1,2}(?::\\d{2})?(?=\\D)))*[\\s:,.(–—-]{1,3}$`,
    'iu',
  );
  return {
    findPastDeadlines(text, markupDates) {
      // The sort is stable: a date from the markup comes before the date in its text.
      const dates = [...markupDates, ...readDates(text)].toSorted((a, b) => a.start - b.start);
      const pastDeadlines: PastDeadline[] = [];
      let searchedEnd = 0;
      for (const { date, start, end } of dates) {
        // If the text of a `<time>` element is also a date, that second date is skipped, because the text before
        // it has already been searched.
        const from = Math.max(searchedEnd, start - MAX_DISTANCE);
        searchedEnd = Math.max(searchedEnd, end);
        const match = date < today ? deadlinePattern.exec(text.slice(from, start)) : null;
        if (!match) continue;
        const contextStart = from + match.index - CONTEXT_LENGTH;
        const wordStart = contextStart > 0 ? text.indexOf(' ', contextStart) + 1 : 0;
        pastDeadlines.push({ date, text: text.slice(wordStart, end).trim() });
      }
      return pastDeadlines;
    },
    parseDateTime(datetime) {
      const [, year, month, day, offset] = DATE_TIME.exec(datetime) ?? [];
      if (offset !== undefined) {
        const instant = new Date(datetime.trim().replace(' ', 'T'));
        return Number.isNaN(instant.getTime()) ? undefined : toDay(instant);
      }
      return toIsoDay(Number(year), Number(month), Number(day));
    },
  };
}
