import { dayOf, formatLongDate, dateStampParts } from '../../lib/dates.ts';
import { stampCopy } from './copy.ts';

/** The contents of a date stamp. */
export interface Stamp {
  readonly dateTime: string;
  readonly day: string;
  readonly month: string;
  readonly caption: string;
  readonly label: string;
  readonly status: 'active' | 'soon' | 'ended' | 'plain';
}

export interface StampMeaning {
  /** The visible caption: `Through`. */
  readonly caption: string;
  /** The caption as a sentence with the full date. */
  readonly label: (date: string) => string;
  readonly status: Stamp['status'];
}

/**
 * Builds the date stamp of a day; null without a date.
 *
 * @param date - a day, or an instant, which is shown in Eastern Time.
 * @param now - milliseconds. A date in another year shows its year.
 *
 * @example
 * stampOn('2026-03-31', now, { caption: 'Through', label: (date) => `Effective through ${date}`, status: 'active' })
 */
export function stampOn(
  date: string | null | undefined,
  now: number,
  { caption, label, status }: StampMeaning,
): Stamp | null {
  const parts = dateStampParts(date, now);
  return parts && { ...parts, caption, label: label(formatLongDate(date)), status };
}

/** The stamp meaning of a start date: in effect if it has passed, else upcoming. */
export function startMeaning(day: string, now: number): StampMeaning {
  const hasStarted = day <= dayOf(now);
  return {
    caption: hasStarted ? stampCopy.since : stampCopy.from,
    label: stampCopy.effectiveFrom,
    status: hasStarted ? 'active' : 'plain',
  };
}
