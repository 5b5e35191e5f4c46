import type { InspectVocabulary } from './vocabulary.ts';

/** A day somewhere in a text: `YYYY-MM-DD`, and where its words begin and end. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** A past deadline: the day, and the words from a little before the deadline word to the date's end. */
export interface PastDeadline {
  readonly date: string;
  readonly wordSet: string;
}

/** Finds deadlines in a text. */
export interface DeadlineFinder {
  /** @param text white space folded. @param marked days that the markup gives (`<time datetime>`), in order. */
  past(text: string, marked: readonly FoundDate[]): PastDeadline[];
  /** The day of a `datetime` attribute, in the finder's time zone. */
  dayOf(datetime: string): string | undefined;
}

/** Most characters between a deadline word and its date. */
const REACH = 60;
/** Characters shown of what stands before the deadline word. */
const LEAD = 40;

const DATE_TIME =
  /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?\s*$/i;

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const holds = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return holds ? date.toISOString().slice(0, 10) : undefined;
}

function dayIn(timeZone: string | undefined): (instant: Date) => string {
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

/** One of some words, as a regular expression; the longest first, so that it wins. */
function oneOf(wordSet: readonly string[]): string {
  return wordSet
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replace(/[^\p{L}\p{N}]/gu, (mark) => (/\s/.test(mark) ? '\\s' : `\\${mark}`)),
    )
    .join('|');
}

/** Names of the months (index 0 to 11) or weekdays, long and short, in lower case. */
function calendarNames(locale: string, part: 'month' | 'weekday'): Map<string, number> {
  const names = new Map<string, number>();
  for (const width of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(locale, { [part]: width, timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      // The days of February 2026 begin with a Sunday; each month has a first.
      const date =
        part === 'month'
          ? new Date(Date.UTC(2026, index, 1))
          : new Date(Date.UTC(2026, 1, index + 1));
      names.set(format.format(date).replace(/\.$/, '').toLowerCase(), index);
    }
  }
  // English alone has a second short form.
  if (names.get('sep') === 8) names.set('sept', 8);
  return names;
}

/** Finds the days that are written in a text; in numbers the month comes first, as in the US. */
function createDateParser(locale: string): (text: string) => FoundDate[] {
  const months = calendarNames(locale, 'month');
  const month = `(?<month>${oneOf([...months.keys()])})\\.?`;
  const day = '(?<day>\\d{1,2})(?:\\p{L}{2})?';
  const patterns = [
    /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
    /(?<![\d/])(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?![\d/])/g,
    new RegExp(`(?<!\\p{L})${month}\\s${day},?\\s(?<year>\\d{4})(?!\\d)`, 'giu'),
    new RegExp(`(?<!\\d)${day}\\s${month},?\\s(?<year>\\d{4})(?!\\d)`, 'giu'),
  ];
  return (text) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap(({ 0: wordSet, index, groups }) => {
        const { year = '', month: name = '', day: number = '' } = groups ?? {};
        const named = months.get(name.toLowerCase());
        const date = isoDay(
          Number(year.length === 2 ? `20${year}` : year),
          named === undefined ? Number(name) : named + 1,
          Number(number),
        );
        return date === undefined ? [] : [{ date, start: index, end: index + wordSet.length }];
      }),
    );
}

/**
 * Makes a finder of deadlines that are over. A date counts only where a deadline word stands right
 * before it ("until Friday, March 2, 2026"), at most a weekday, a time and filler words between; any
 * other date may be history. A day is over when the next one has begun in the time zone.
 *
 * @throws RangeError where the time zone or the vocabulary's locale is unknown.
 */
export function createDeadlineFinder(
  now: Date,
  timeZone: string | undefined,
  vocabulary: InspectVocabulary,
): DeadlineFinder {
  const readDates = createDateParser(vocabulary.locale);
  const toDay = dayIn(timeZone);
  const today = toDay(now);
  const between = oneOf([
    ...vocabulary.fillerWords,
    ...calendarNames(vocabulary.locale, 'weekday').keys(),
  ]);
  const deadline = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${oneOf(vocabulary.deadlineWords)})` +
      `(?:[\\s:,(–—-]{1,3}(?:${between}|\\d{1,2}(?::\\d{2})?(?=\\D)))*[\\s:,.(–—-]{1,3}$`,
    'iu',
  );
  return {
    past(text, marked) {
      // The sort is stable: a day in the markup stands before the words that it holds.
      const dates = [...marked, ...readDates(text)].toSorted((a, b) => a.start - b.start);
      const found: PastDeadline[] = [];
      let last = 0;
      for (const { date, start, end } of dates) {
        // The words of a day in the markup stand behind it: nothing before them is left to look at.
        const from = Math.max(last, start - REACH);
        last = Math.max(last, end);
        const match = date < today ? deadline.exec(text.slice(from, start)) : null;
        if (!match) continue;
        const lead = from + match.index - LEAD;
        // From the beginning of a word on.
        const cut = lead > 0 ? text.indexOf(' ', lead) + 1 : 0;
        found.push({ date, wordSet: text.slice(cut, end).trim() });
      }
      return found;
    },
    dayOf(datetime) {
      const [, year, month, day, offset] = DATE_TIME.exec(datetime) ?? [];
      if (offset !== undefined) {
        const instant = new Date(datetime.trim().replace(' ', 'T'));
        return Number.isNaN(instant.getTime()) ? undefined : toDay(instant);
      }
      return isoDay(Number(year), Number(month), Number(day));
    },
  };
}
