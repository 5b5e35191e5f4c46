import { type Guide, guides as guidesResource } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { replacementOf, type Replacement } from './guide-facts.ts';

/**
 * Returns how far a newer guide has replaced this one; null if none does. It loads the newer guide, whose dates decide.
 */
export function useReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: successor } = useQuery({
    ...guidesResource.detail.query(useApi(), slug ?? '', useQueryClient()),
    enabled: Boolean(slug),
  });
  return replacementOf(guide, successor, useNow());
}

/** Like `useReplacement`, for list rows: takes the dates from the index of states, which the page loads anyway. */
export function useListedReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: Boolean(slug),
  });
  const successor = states?.flatMap(({ guides }) => guides).find((other) => other.slug === slug);
  return replacementOf(guide, successor, useNow());
}
