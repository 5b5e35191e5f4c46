import { type Guide, guides as guidesResource } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { replacementOf, type Replacement } from './guide-facts.ts';

/**
 * How far another guide has taken the place of this one; null where none does. The record names the other one alone, whose
 * own days decide.
 */
export function useReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: successor } = useQuery({
    ...guidesResource.detail.query(useApi(), slug ?? '', useQueryClient()),
    enabled: Boolean(slug),
  });
  return replacementOf(guide, successor, useNow());
}

/** The same for a row: the index of states, which stands beside the list, holds the days of all its guides. */
export function useListedReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: Boolean(slug),
  });
  const successor = states?.flatMap(({ guides }) => guides).find((other) => other.slug === slug);
  return replacementOf(guide, successor, useNow());
}
