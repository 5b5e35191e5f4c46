import { videosCopy as copy } from './copy.ts';

/**
 * Formats a video's length for the screen and for screen readers.
 *
 * @param duration - in seconds.
 * @returns an empty object for an invalid duration.
 * @example formatVideoLength(90) // { duration: '1:30', durationLabel: '1 minute 30 seconds' }
 */
export function formatVideoLength(duration: number | null | undefined): {
  duration?: string;
  durationLabel?: string;
} {
  if (!duration || !Number.isFinite(duration) || duration < 0) return {};
  const totalSeconds = Math.max(Math.round(duration), 1);
  const [minutes, seconds] = [Math.floor(totalSeconds / 60), totalSeconds % 60];
  return {
    duration: copy.duration(minutes, String(seconds).padStart(2, '0')),
    durationLabel: copy.spokenDuration(minutes, seconds),
  };
}
