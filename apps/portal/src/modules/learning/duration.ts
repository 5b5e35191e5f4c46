import { nowrap } from '../../lib/nowrap.ts';
import { learningCopy as copy } from './copy.ts';

/** Durations of at least this many minutes are shown in hours. */
const MIN_MINUTES_FOR_HOURS = 90;

/**
 * Formats a duration: `45 min`, `3 hr`, `1 hr 30 min`.
 *
 * @returns null for a missing or invalid duration.
 */
export function durationText(minutes: number | null | undefined): string | null {
  if (!minutes || !Number.isFinite(minutes) || minutes < 0) return null;
  const rounded = Math.max(Math.round(minutes), 1);
  if (rounded < MIN_MINUTES_FOR_HOURS) return nowrap(copy.minutes(rounded));
  const remainder = rounded % 60;
  const hours = (rounded - remainder) / 60;
  return nowrap(remainder === 0 ? copy.hours(hours) : copy.hoursAndMinutes(hours, remainder));
}
