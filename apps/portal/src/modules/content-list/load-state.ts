import type { LoadState } from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type QueryState<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Whether a call has failed and shows nothing; not while it is asked again. */
export function hasFailed({
  data,
  error,
  isFetching,
}: Omit<QueryState<unknown>, 'refetch'>): boolean {
  return data === undefined && error !== null && !isFetching;
}

/**
 * Reads a query as one of the four load states (docs/product.md#load-states). What is on screen stays
 * there while it is asked again, also when that fails (docs/contract.md#departure-content-stays).
 *
 * @param isEmpty - tells an answer without content; a list without items is empty.
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
