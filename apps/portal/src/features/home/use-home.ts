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
import { hasFailed, type LoadState } from '@producer-portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { composeLatest, composeNews, type HomeNews } from './home-news.ts';

export interface HomeContent extends HomeNews {
  readonly unreadAlerts: number;
  readonly unreadUpdates: number;
  /** When both unread lists were loaded, in milliseconds; null while one is missing. */
  readonly checkedAt: number | null;
  /** Retries the failed parts; null if nothing failed, or if the user has no access to the failed parts. */
  readonly retryFailedParts: (() => void) | null;
  /** The error of the first part that can be retried. */
  readonly failure: Error | null;
}

/**
 * Combines the home page's queries into one load state. The page has no primary call: a failed part shows an error, a part
 * that the user has no access to (403) is hidden, and the page fails only if every part fails
 * (docs/contract.md#pages-with-parts).
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
  const isLoading = useIsFirstLoad(parts);
  const failed = parts.filter(({ data, error }) => data === undefined && error !== null);
  const retry = () => failed.forEach((part) => void part.refetch());
  const failure = failed.find(({ error }) => !isNotAuthorized(error))?.error ?? null;
  const refetching = parts.some(({ isFetching }) => isFetching);

  if (failed.length === parts.length && !refetching) {
    return { state: 'failed', error: failed[0]?.error, retry };
  }
  if (isLoading) return { state: 'loading' };

  const news = composeNews(
    {
      featured: featured.data,
      unread: [...(unreadAlerts.data?.items ?? []), ...(unreadUpdates.data?.items ?? [])],
      recent: [...(alerts.data?.items ?? []), ...(updates.data?.items ?? [])],
    },
    now,
  );
  const hasNews =
    news.lead !== null ||
    [news.deadlines, news.attention, news.featured].some(({ length }) => length > 0);
  if (!hasNews && failed.length === 0) {
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
      retryFailedParts: failure ? retry : null,
      failure,
    },
  };
}

/**
 * Returns whether the first load is still in progress. After all queries have settled once, a refetch doesn't hide loaded
 * parts.
 */
function useIsFirstLoad(queries: readonly UseQueryResult[]): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  const isPending = queries.some((query) => query.isPending);
  if (!isPending && !hasSettled) setHasSettled(true);
  return isPending && !(hasSettled && queries.some(({ data }) => data !== undefined));
}

export interface LatestNews {
  /** Undefined until every list has loaded or failed, because rows would shift if lists were added one by one. */
  readonly records: readonly ContentRecord[] | undefined;
  /** Retries the failed lists; null if nothing failed, or if the user has no access to the failed lists. */
  readonly retry: (() => void) | null;
  /** The error of the first list that can be retried. */
  readonly failure: Error | null;
}

/** Loads the newest announcements, product updates, and field management news, without the records shown above. */
export function useLatest(news: HomeNews): LatestNews {
  const api = useApi();
  const lists: readonly UseQueryResult<Page<ContentRecord>>[] = [
    // The page has already requested these two lists. If a request failed, don't repeat it when this component mounts.
    useQuery({ ...alertsResource.list.query(api), retryOnMount: false }),
    useQuery({ ...policyUpdates.list.query(api), retryOnMount: false }),
    useQuery(productUpdates.list.query(api)),
    useQuery(fieldManagementNews.list.query(api)),
  ];
  const now = useNow();
  const isLoading = useIsFirstLoad(lists);
  const failed = lists.filter(hasFailed);
  const failure = failed.find(({ error }) => !isNotAuthorized(error))?.error ?? null;
  return {
    records: isLoading
      ? undefined
      : composeLatest(
          lists.map(({ data }) => data?.items ?? []),
          news,
          now,
        ),
    retry: failure ? () => failed.forEach((list) => void list.refetch()) : null,
    failure,
  };
}
