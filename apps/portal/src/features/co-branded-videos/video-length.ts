import { videosCopy as copy } from './copy.ts';

/**
 * How long a film is, as it is shown and as it is said.
 *
 * @param duration - seconds.
 * @returns nothing for what is no length.
 * @example videoLength(90) // { duration: '1:30', durationLabel: '1 min 30 s' }
 */
export function videoLength(duration: number | null | undefined): {
  duration?: string;
  durationLabel?: string;
} {
  if (!duration || !Number.isFinite(duration) || duration < 0) return {};
  const whole = Math.max(Math.round(duration), 1);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  return {
    duration: copy.length(minutes, String(seconds).padStart(2, '0')),
    durationLabel: copy.spokenLength(minutes, seconds),
  };
}
