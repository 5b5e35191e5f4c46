import type { MarkAsReadCall, Page, Query } from '@producer-portal/api';
import { type QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { readSavedCopy } from './saved-copy.ts';

/** What a detail page needs to know about its call. */
export type DetailQuery<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData'
> & { readonly refetch: () => Promise<unknown> };

/**
 * `useQuery` for a record whose list rows contain all of its text. The row is shown until the call responds, and stays on screen
 * if the call gets no response or a 5xx.
 *
 * @param listQuery - the first page of the list, which `preloadRow` requests.
 */
export function useDetail<T>(recordQuery: Query<T>, listQuery: Query<Page<T>>): DetailQuery<T> {
  // `keepsRow` is our own option. The error routing reads it too.
  const options = { ...recordQuery, keepsRow: true };
  // A slow phone needs 20 ms to build a request, so the page shows the row's data first.
  const query = useQuery({ ...options, enabled: useIsPainted() });
  // While there is no data, the page also subscribes to the list, because the list's response can contain the record's row.
  useQuery({ ...listQuery, enabled: query.isPending });
  // The placeholder of a query has the type of its data.
  const savedCopy = readSavedCopy(query.error, options) as T | undefined;
  if (query.data !== undefined || savedCopy === undefined) return query;
  const { error, isFetching, refetch } = query;
  return { data: savedCopy, error, isFetching, isPlaceholderData: true, refetch };
}

/** Requests the list that contains a record, unless a row of the record is cached. Requesting the record would mark it as read. */
export async function preloadRow<T>(
  client: QueryClient,
  id: string,
  { findCached }: Pick<MarkAsReadCall<T>, 'findCached'>,
  listQuery: Query<Page<T>>,
): Promise<void> {
  if (!findCached(client, id)) await client.prefetchQuery(listQuery);
}
