import type { LoadState } from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type QueryState<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Whether a call has failed and has no data to show. False while it is retried. */
export function hasFailed({
  data,
  error,
  isFetching,
}: Omit<QueryState<unknown>, 'refetch'>): boolean {
  return data === undefined && error !== null && !isFetching;
}

/**
 * Converts a query to one of the four load states (docs/product.md#load-states). Data stays on screen during a refetch, even if
 * it fails (docs/contract.md#departure-content-stays).
 *
 * @param isEmpty - whether a response has no content, such as a list without items.
 * @example toLoadState(useQuery(alerts.list.query(api, {})), (page) => page.items.length === 0)
 */
export function toLoadState<T>(query: QueryState<T>, isEmpty: (data: T) => boolean): LoadState<T> {
  const { data, error, isFetching } = query;
  if (data !== undefined) {
    return isEmpty(data)
      ? { state: 'empty', refetching: isFetching }
      : { state: 'complete', data, refetching: isFetching };
  }
  if (hasFailed(query)) return { state: 'failed', error, retry: () => void query.refetch() };
  return { state: 'loading' };
}
