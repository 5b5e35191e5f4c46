import { isDay, within } from '../calendar/day.ts';

/** One of the two days of a range. */
export type RangeEnd = 'start' | 'end';

/** Why a text is not the day that is asked for. */
export type DateFault = 'invalid' | 'outside' | 'order';

/** The day that a text means, 'YYYY-MM-DD', empty for none, and what is wrong with it. */
export interface ReadDate {
  day: string;
  fault?: DateFault;
}

/**
 * The day that somebody typed: M/D/YYYY, also with a year of two digits (of this century), with dots or
 * dashes, or YYYY-MM-DD as it is copied from elsewhere.
 *
 * @returns 'YYYY-MM-DD', or `undefined` where the text is no day that exists.
 * @example readDate('3/2/26') // '2026-03-02'
 */
export function readDate(text: string): string | undefined {
  const trimmed = text.trim();
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(trimmed) ?? [];
  const read =
    year === ''
      ? trimmed
      : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}

/** @example writeDate('2026-03-02') // '3/2/2026' */
export function writeDate(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** Reads both texts of a range; that the order is wrong is said at its end. */
export function readRange(
  texts: Readonly<Record<RangeEnd, string>>,
  { min, max }: { min: string; max: string },
): Record<RangeEnd, ReadDate> {
  function read(text: string): ReadDate {
    if (text.trim() === '') return { day: '' };
    const day = readDate(text);
    if (day === undefined) return { day: '', fault: 'invalid' };
    return within(day, min, max) === day ? { day } : { day, fault: 'outside' };
  }
  const [start, end] = [read(texts.start), read(texts.end)];
  const isReversed = start.day !== '' && end.day !== '' && end.day < start.day;
  return { start, end: isReversed && end.fault === undefined ? { ...end, fault: 'order' } : end };
}
