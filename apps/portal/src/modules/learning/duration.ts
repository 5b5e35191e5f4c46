import { unbroken } from '../../lib/unbroken.ts';
import { learningCopy as copy } from './copy.ts';

/** From this many minutes on, show hours. */
const HOURS_FROM = 90;

/**
 * Formats a duration: `45 min`, `3 hr`, `1 hr 30 min`.
 *
 * @returns null for a missing or invalid duration.
 */
export function durationText(minutes: number | null | undefined): string | null {
  if (!minutes || !Number.isFinite(minutes) || minutes < 0) return null;
  const rounded = Math.max(Math.round(minutes), 1);
  if (rounded < HOURS_FROM) return unbroken(copy.minutes(rounded));
  const remainder = rounded % 60;
  const hours = (rounded - remainder) / 60;
  return unbroken(remainder === 0 ? copy.hours(hours) : copy.hoursAndMinutes(hours, remainder));
}
