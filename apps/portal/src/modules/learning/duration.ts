import { unbroken } from '../../lib/unbroken.ts';
import { learningCopy as copy } from './copy.ts';

/** From here on hours are easier to read than minutes. */
const minutesInWords = 90;

/**
 * How long something takes: `45 min`, `3 h`, `1 h 30 min`.
 *
 * @returns null for what is no length.
 */
export function durationText(minutes: number | null | undefined): string | null {
  if (!minutes || !Number.isFinite(minutes) || minutes < 0) return null;
  const whole = Math.max(Math.round(minutes), 1);
  if (whole < minutesInWords) return unbroken(copy.minutes(whole));
  const rest = whole % 60;
  const hours = (whole - rest) / 60;
  return unbroken(rest === 0 ? copy.hours(hours) : copy.hoursAndMinutes(hours, rest));
}
