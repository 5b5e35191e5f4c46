import { toEasternDay, formatLongDate, getDateStampParts } from '../../lib/dates.ts';
import { stampCopy } from './copy.ts';

/** The contents of a date stamp. */
export interface DateStampContent {
  readonly dateTime: string;
  readonly day: string;
  readonly month: string;
  readonly caption: string;
  readonly label: string;
  readonly status: 'active' | 'soon' | 'ended' | 'neutral';
}

export interface DateStampOptions {
  /** The visible caption: `Through`. */
  readonly caption: string;
  /** The caption as a sentence with the full date. */
  readonly label: (date: string) => string;
  readonly status: DateStampContent['status'];
}

/**
 * Builds the date stamp of a day; null without a date.
 *
 * @param date - a day, or an instant, which is shown in Eastern Time.
 * @param now - the current time in milliseconds. A date in another year shows its year.
 *
 * @example
 * createDateStamp('2026-03-31', now, { caption: 'Through', label: (date) => `Effective through ${date}`, status: 'active' })
 */
export function createDateStamp(
  date: string | null | undefined,
  now: number,
  { caption, label, status }: DateStampOptions,
): DateStampContent | null {
  const parts = getDateStampParts(date, now);
  return parts && { ...parts, caption, label: label(formatLongDate(date)), status };
}

/** The stamp options for a start date: in effect if it has passed, else upcoming. */
export function startStampOptions(day: string, now: number): DateStampOptions {
  const hasStarted = day <= toEasternDay(now);
  return {
    caption: hasStarted ? stampCopy.sinceCaption : stampCopy.fromCaption,
    label: hasStarted ? stampCopy.sinceLabel : stampCopy.fromLabel,
    status: hasStarted ? 'active' : 'neutral',
  };
}
