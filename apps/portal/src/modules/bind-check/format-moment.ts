import { formatPublishedDate, formatTime } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { bindCheckCopy as copy } from './copy.ts';

/**
 * Formats an instant to the minute, in Eastern Time: `Mar 2, 02:05 pm ET`.
 *
 * @param now in milliseconds; the year is left out if it is the current year.
 */
export const formatMoment = (instant: string, now: number): string =>
  nowrap(copy.dateAndTime(formatPublishedDate(instant, now), formatTime(instant)));
