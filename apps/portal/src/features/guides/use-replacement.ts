import { type Guide, guides as guidesResource } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { getReplacement, type Replacement } from './guide-details.ts';

/** Returns to what extent a newer guide has replaced this one, or null if none does. Loads the newer guide's dates. */
export function useReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: successor } = useQuery({
    ...guidesResource.detail.query(useApi(), slug ?? '', useQueryClient()),
    enabled: Boolean(slug),
  });
  return getReplacement(guide, successor, useNow());
}

/** Like `useReplacement`, for list rows: takes the dates from the index of states, which the page loads anyway. */
export function useListRowReplacement(guide: Guide): Replacement | null {
  const slug = guide.superseded_by;
  const { data: states } = useQuery({
    ...guidesResource.byState.query(useApi()),
    enabled: Boolean(slug),
  });
  const successor = states?.flatMap(({ guides }) => guides).find((other) => other.slug === slug);
  return getReplacement(guide, successor, useNow());
}
