import {
  alerts as alertsResource,
  type ContentRecord,
  featuredContent,
  fieldManagementNews,
  isNotAuthorized,
  type Page,
  policyUpdates,
  productUpdates,
} from '@producer-portal/api';
import type { LoadState } from '@producer-portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { hasFailed } from '../../modules/content-list/load-state.ts';
import { useApi } from '../../modules/session/services.tsx';
import { composeLatest, composeNews, type HomeNews } from './home-news.ts';

export interface HomeContent extends HomeNews {
  readonly unreadAlerts: number;
  readonly unreadUpdates: number;
  /** When both unread lists had answered, in milliseconds; null while one of them is missing. */
  readonly checkedAt: number | null;
  /** Asks again for the parts that have failed; null where none has, or only such as this reader may not see. */
  readonly partFailed: (() => void) | null;
}

/**
 * The home page's reads as one load state. It has no primary call: a part that fails is missing and
 * says so, one that is refused (403) is missing and says nothing; only when every part has failed is
 * the page *failed* (docs/contract.md#pages-with-parts).
 */
export function useHome(): LoadState<HomeContent> {
  const api = useApi();
  const now = useNow();
  const featured = useQuery(featuredContent.list.query(api));
  const unreadAlerts = useQuery(alertsResource.list.query(api, { unread: true }));
  const unreadUpdates = useQuery(policyUpdates.list.query(api, { unread: true }));
  const alerts = useQuery(alertsResource.list.query(api));
  const updates = useQuery(policyUpdates.list.query(api));
  const alertsCount = useQuery(alertsResource.count.query(api));
  const updatesCount = useQuery(policyUpdates.count.query(api));

  const parts = [featured, unreadAlerts, unreadUpdates, alerts, updates];
  const isAwaited = useIsAwaited(parts);
  const failed = parts.filter(({ data, error }) => data === undefined && error !== null);
  const retry = () => failed.forEach((part) => void part.refetch());
  const mayComeBack = failed.some(({ error }) => !isNotAuthorized(error));
  const refetching = parts.some(({ isFetching }) => isFetching);

  if (failed.length === parts.length && !refetching) {
    return { state: 'failed', error: failed[0]?.error, retry };
  }
  if (isAwaited) return { state: 'loading' };

  const news = composeNews(
    {
      featured: featured.data,
      unread: [...(unreadAlerts.data?.items ?? []), ...(unreadUpdates.data?.items ?? [])],
      recent: [...(alerts.data?.items ?? []), ...(updates.data?.items ?? [])],
    },
    now,
  );
  if (!news.lead && news.attention.length === 0 && failed.length === 0) {
    return { state: 'empty', refetching };
  }
  return {
    state: 'complete',
    refetching,
    data: {
      ...news,
      unreadAlerts: alertsCount.data ?? unreadAlerts.data?.total ?? 0,
      unreadUpdates: updatesCount.data ?? unreadUpdates.data?.total ?? 0,
      checkedAt:
        unreadAlerts.data && unreadUpdates.data
          ? Math.min(unreadAlerts.dataUpdatedAt, unreadUpdates.dataUpdatedAt)
          : null,
      partFailed: mayComeBack ? retry : null,
    },
  };
}

/**
 * Whether there is nothing to show before these have answered. Once all have come to rest, what is asked again beside
 * others that have answered takes nothing from the screen.
 */
function useIsAwaited(queries: readonly UseQueryResult[]): boolean {
  const [rested, setRested] = useState(false);
  const isPending = queries.some((query) => query.isPending);
  if (!isPending && !rested) setRested(true);
  return isPending && !(rested && queries.some(({ data }) => data !== undefined));
}

export interface LatestNews {
  /** Undefined until every kind has answered or failed: rows that come one by one would jump. */
  readonly records: readonly ContentRecord[] | undefined;
  /** Asks again for the kinds that have failed; null where none has, or only such as this reader may not see. */
  readonly retry: (() => void) | null;
}

/** The newest of every kind, apart from what stands above. */
export function useLatest(above: HomeNews): LatestNews {
  const api = useApi();
  const lists: readonly UseQueryResult<Page<ContentRecord>>[] = [
    // The page has asked for these two: that they have failed there is no reason to ask again here.
    useQuery({ ...alertsResource.list.query(api), retryOnMount: false }),
    useQuery({ ...policyUpdates.list.query(api), retryOnMount: false }),
    useQuery(productUpdates.list.query(api)),
    useQuery(fieldManagementNews.list.query(api)),
  ];
  const isAwaited = useIsAwaited(lists);
  const failed = lists.filter(hasFailed);
  const mayComeBack = failed.some(({ error }) => !isNotAuthorized(error));
  return {
    records: isAwaited
      ? undefined
      : composeLatest(
          lists.map(({ data }) => data?.items ?? []),
          above,
        ),
    retry: mayComeBack ? () => failed.forEach((list) => void list.refetch()) : null,
  };
}
