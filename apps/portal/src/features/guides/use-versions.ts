import {
  type Guide,
  guides as guidesResource,
  revisions,
  type Revision,
} from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { isUpcoming } from '../../modules/content-list/row-texts.ts';
import { findPeriod } from '../../modules/revisions/periods.ts';
import { useApi } from '../../modules/session/services.tsx';
import { findPredecessor, getReplacement, type Replacement } from './guide-details.ts';

/** Loads the guide that replaces this guide. Returns undefined if there is none, or until it has loaded. */
export function useSuccessor({ superseded_by: slug }: Guide): Guide | undefined {
  const { data } = useQuery({
    ...guidesResource.detail.query(useApi(), slug ?? '', useQueryClient()),
    enabled: Boolean(slug),
  });
  return data;
}

/**
 * Loads the guide that this guide replaces. Returns undefined if this guide is already in effect for new business and
 * renewals. Searches the index of states, because a guide names only its successor.
 */
export function usePredecessor(guide: Guide): Guide | undefined {
  const now = useNow();
  const isNeeded = isUpcoming(guide.new_business_on, now) || isUpcoming(guide.renewal_on, now);
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: isNeeded,
  });
  // The states can be in the cache even if they aren't needed.
  return isNeeded
    ? findPredecessor(guide, states?.flatMap(({ guides }) => guides) ?? [], now)
    : undefined;
}

/** Loads the earlier revision that still applies to renewals. Returns undefined if there is none, or until it has loaded. */
export function useRevisionForRenewals(guide: Guide): Revision | undefined {
  const now = useNow();
  const hasRevisions = useHasCapability('revisions');
  const isNeeded = hasRevisions && isUpcoming(guide.renewal_on, now);
  const { data } = useQuery({
    ...revisions.list.query(useApi(), {
      record_type: guide.record_type,
      record: String(guide.id),
    }),
    enabled: isNeeded,
  });
  return isNeeded ? data?.find((revision) => findPeriod(revision, 'renewal', now)) : undefined;
}

/**
 * Returns to what extent a newer guide has replaced a guide in the list; null if no guide replaces it. The newer guide's
 * dates come from the index of states, which the page loads anyway.
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
