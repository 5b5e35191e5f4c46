import type { CeCredit } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';
import { learningCopy as copy } from './copy.ts';

/**
 * What a course counts for in continuing education, states with the same hours together:
 * `1 hour, OH, MI; 2 hours, WA`.
 *
 * @param most - how many states are named before the rest is counted. @default all
 * @returns null where it counts for nothing.
 */
export function ceText(
  credits: readonly CeCredit[] | null | undefined,
  most = Infinity,
): string | null {
  const byHours = groupBy(
    (credits ?? []).filter(({ state, hours }) => state && Number.isFinite(hours) && hours > 0),
    ({ hours }) => hours,
  );
  if (byHours.size === 0) return null;
  return [...byHours]
    .map(([hours, same]) => {
      const states = same.map(({ state }) => state);
      const more = states.length - most;
      const named =
        more > 0 ? `${states.slice(0, most).join(', ')} ${copy.ceMore(more)}` : states.join(', ');
      return `${copy.ceHours(hours)}, ${named}`;
    })
    .join('; ');
}

/** The credits as one fact of a meta line: `CE 1 hour, OH, MI`. */
export function ceFact(
  credits: readonly CeCredit[] | null | undefined,
  most: number,
): string | null {
  const text = ceText(credits, most);
  return text && copy.ceFact(text);
}
