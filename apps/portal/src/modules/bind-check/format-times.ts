import type { BindCheck } from '@producer-portal/api';
import { formatPublishedDate, formatTime } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { formatEnd } from '../revisions/periods.ts';
import { bindCheckCopy as copy } from './copy.ts';

/**
 * Formats an instant to the minute, in Eastern Time: `Mar 2, 02:05 pm ET`.
 *
 * @param now in milliseconds; the year is left out if it is the current year.
 */
export const formatMoment = (instant: string, now: number): string =>
  nowrap(copy.dateAndTime(formatPublishedDate(instant, now), formatTime(instant)));

/** Creates the function that formats the first and the last day of a period in a binding check: `Mar 2`. */
export const createDayFormatter = (now: number) => (date: string) =>
  nowrap(formatPublishedDate(date, now));

/** An answer and its end: "No, through Mar 8", or "No, until Mar 9, 02:05 pm ET" if it doesn't end at midnight. */
export const formatAnswer = (
  { answer, until }: Pick<BindCheck, 'answer' | 'until'>,
  now: number,
): string =>
  until && answer !== 'unknown'
    ? formatEnd(until, copy.answerEnds[answer], createDayFormatter(now))
    : copy.answers[answer];
