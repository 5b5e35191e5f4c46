import { type Guide, guides as guidesResource } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { isUpcoming } from '../../modules/content-list/row-texts.ts';
import { findPredecessor, getReplacement, type Replacement } from './guide-details.ts';

/** Loads the guide that replaces this one; undefined if none does, or until it has loaded. */
export function useSuccessor({ superseded_by: slug }: Guide): Guide | undefined {
  const { data } = useQuery({
    ...guidesResource.detail.query(useApi(), slug ?? '', useQueryClient()),
    enabled: Boolean(slug),
  });
  return data;
}

/**
 * Loads the guide that this one replaces, while this one isn't in effect for all business; undefined otherwise. It comes from the
 * index of states, because a guide names only its successor.
 */
export function usePredecessor(guide: Guide): Guide | undefined {
  const now = useNow();
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: isUpcoming(guide.new_business_on, now) || isUpcoming(guide.renewal_on, now),
  });
  return findPredecessor(guide, states?.flatMap(({ guides }) => guides) ?? [], now);
}

/**
 * Returns to what extent a newer guide has replaced a guide in a list, or null if none does. The dates come from the index of
 * states, which the page loads anyway.
 */
export function useListRowReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: Boolean(slug),
  });
  const successor = states?.flatMap(({ guides }) => guides).find((other) => other.slug === slug);
  return getReplacement(guide, successor, useNow());
}
