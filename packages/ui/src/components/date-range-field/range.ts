import { isDay, clampDay } from '../calendar/day.ts';

/** Either end of a range. */
export type RangeEnd = 'start' | 'end';

/**
 * Why typed text is not accepted: it is not a date, it is outside the limits, or the last day is
 * before the first.
 */
export type DateError = 'invalid' | 'outside' | 'order';

/** A parsed day, 'YYYY-MM-DD' or empty, with its error. */
export interface ParsedDate {
  day: string;
  error?: DateError;
}

/**
 * Parses a typed date: M/D/YYYY, a two-digit year (of this century), dots or dashes as separators,
 * or a pasted YYYY-MM-DD.
 *
 * @returns 'YYYY-MM-DD', or `undefined` if the text is not a real date.
 * @example parseDate('3/2/26') // '2026-03-02'
 */
export function parseDate(text: string): string | undefined {
  const trimmedText = text.trim();
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(trimmedText) ?? [];
  const date =
    year === ''
      ? trimmedText
      : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

/** @example formatDate('2026-03-02') // '3/2/2026' */
export function formatDate(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return `${month}/${dayOfMonth}/${year}`;
}

/** Parses a typed day. Text that isn't a day counts as empty. A limit of `''` means that there is none. */
export function parseDay(text: string, min = '', max = ''): ParsedDate {
  if (text.trim() === '') return { day: '' };
  const day = parseDate(text);
  if (day === undefined) return { day: '', error: 'invalid' };
  return clampDay(day, min, max) === day ? { day } : { day, error: 'outside' };
}

/** Parses both ends of a range. If they are reversed, the error is on the last day. */
export function parseRange(
  texts: Readonly<Record<RangeEnd, string>>,
  { min, max }: { min: string; max: string },
): Record<RangeEnd, ParsedDate> {
  const [start, end] = [parseDay(texts.start, min, max), parseDay(texts.end, min, max)];
  const isReversed = start.day !== '' && end.day !== '' && end.day < start.day;
  return { start, end: isReversed && end.error === undefined ? { ...end, error: 'order' } : end };
}
