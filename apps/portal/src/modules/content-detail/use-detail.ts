import type { Query } from '@producer-portal/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { readSavedCopy } from './saved-copy.ts';

/** What a detail page needs to know about its call. */
export type DetailQuery<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData'
> & { readonly refetch: () => Promise<unknown> };

/**
 * `useQuery` for a record whose list rows contain all of its text: if the call gets no response, the row that the user has
 * already loaded stays on screen.
 */
export function useDetail<T>(recordQuery: Query<T>): DetailQuery<T> {
  // `keepsRow` is our own option. The error routing reads it too.
  const options = { ...recordQuery, keepsRow: true };
  // A slow phone needs 20 ms to build a request, so the page shows the row's data first.
  const query = useQuery({ ...options, enabled: useIsPainted() });
  // The placeholder of a query has the type of its data.
  const savedCopy = readSavedCopy(query.error, options) as T | undefined;
  if (query.data !== undefined || savedCopy === undefined) return query;
  const { error, isFetching, refetch } = query;
  return { data: savedCopy, error, isFetching, isPlaceholderData: true, refetch };
}
