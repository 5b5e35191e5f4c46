import type { Training } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';

/** Length group of a course: up to 10, up to 20, or more than 20 minutes, or unknown. */
export type Length = 'short' | 'middle' | 'long' | 'unknown';

const getLength = ({ duration }: Pick<Training, 'duration'>): Length => {
  if (!duration || duration < 0) return 'unknown';
  if (duration <= 10) return 'short';
  return duration <= 20 ? 'middle' : 'long';
};

/** Groups courses by length, shortest first. Empty groups are left out. */
export function groupByLength<T extends Pick<Training, 'duration'>>(
  trainings: readonly T[],
): { length: Length; trainings: T[] }[] {
  const groups = groupBy(
    trainings.toSorted((a, b) => (a.duration ?? 0) - (b.duration ?? 0)),
    getLength,
  );
  const lengths: readonly Length[] = ['short', 'middle', 'long', 'unknown'];
  return lengths.flatMap((length) => {
    const groupTrainings = groups.get(length);
    return groupTrainings ? [{ length, trainings: groupTrainings }] : [];
  });
}
