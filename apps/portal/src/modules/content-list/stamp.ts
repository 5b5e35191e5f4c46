import { dayOf, formatLongDate, dateStampParts } from '../../lib/dates.ts';
import { stampCopy } from './copy.ts';

/** What a date stamp shows and says. */
export interface Stamp {
  readonly dateTime: string;
  readonly day: string;
  readonly month: string;
  readonly caption: string;
  readonly label: string;
  readonly status: 'holds' | 'soon' | 'ended' | 'plain';
}

export interface StampMeaning {
  /** What the day is, on the stamp itself: `Until`. */
  readonly caption: string;
  /** The same as a sentence around the date in full. */
  readonly label: (date: string) => string;
  readonly status: Stamp['status'];
}

/**
 * The stamp of a day, which says itself what the day is; null for no day at all.
 *
 * @param date - a day or an instant; an instant falls on a day of Eastern Time.
 * @param now - milliseconds; a day of another year than this one shows its year.
 *
 * @example
 * stampOn('2026-03-31', now, { caption: 'Until', label: (date) => `Effective until ${date}`, status: 'holds' })
 */
export function stampOn(
  date: string | null | undefined,
  now: number,
  { caption, label, status }: StampMeaning,
): Stamp | null {
  const parts = dateStampParts(date, now);
  return parts && { ...parts, caption, label: label(formatLongDate(date)), status };
}

/** What the first day on which something holds means: begun, it is in force; else it is to come. */
export function prefix(day: string, now: number): StampMeaning {
  const hasBegun = day <= dayOf(now);
  return {
    caption: hasBegun ? stampCopy.since : stampCopy.from,
    label: stampCopy.effectiveFrom,
    status: hasBegun ? 'holds' : 'plain',
  };
}
