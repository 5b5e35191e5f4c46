import type { CeCredit } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';
import { learningCopy as copy } from './copy.ts';

/**
 * A course's CE credits, grouped by hours: `1 hour (OH, MI); 2 hours (WA)`.
 *
 * @param maxStates - how many states to list before counting the rest. @default all
 * @returns null without credits.
 */
export function formatCeCredits(
  credits: readonly CeCredit[] | null | undefined,
  maxStates = Infinity,
): string | null {
  const byHours = groupBy(
    (credits ?? []).filter(({ state, hours }) => state && Number.isFinite(hours) && hours > 0),
    ({ hours }) => hours,
  );
  if (byHours.size === 0) return null;
  return [...byHours]
    .map(([hours, group]) => {
      const states = group.map(({ state }) => state);
      const more = states.length - maxStates;
      const stateList =
        more > 0
          ? `${states.slice(0, maxStates).join(', ')} ${copy.ceMore(more)}`
          : states.join(', ');
      return `${copy.ceHours(hours)} (${stateList})`;
    })
    .join('; ');
}

/** The CE credits as an item of a meta line: `CE credit: 1 hour (OH, MI)`. */
export function ceLabel(
  credits: readonly CeCredit[] | null | undefined,
  maxStates: number,
): string | null {
  const text = formatCeCredits(credits, maxStates);
  return text && copy.ceLabel(text);
}
