/** The load state of a request. Only `complete` has data. */
export type LoadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'empty'; refetching: boolean }
  | { state: 'complete'; data: T; refetching: boolean };

/** The parts of a request's result that determine the load state. TanStack Query's `UseQueryResult` has them. */
export interface LoadResult<T> {
  /** The latest response; undefined until the first one arrives. */
  readonly data: T | undefined;
  /** Why the latest request failed, or null. */
  readonly error: unknown;
  /** Whether a request is running. */
  readonly isFetching: boolean;
  /** Sends the request again. */
  readonly refetch: () => unknown;
}

/**
 * Checks whether a request has failed and has no data to show.
 *
 * @param result result of the request, such as TanStack Query's.
 * @returns false while the request is retried.
 * @example
 * hasFailed({ data: undefined, error: new Error('timeout'), isFetching: false }) // true
 */
export function hasFailed({
  data,
  error,
  isFetching,
}: Omit<LoadResult<unknown>, 'refetch'>): boolean {
  return data === undefined && error !== null && !isFetching;
}

/**
 * Converts the result of a request to one of the four load states, for `LoadBoundary`. Data stays on
 * screen while the request is sent again, even if that request fails.
 *
 * @param result result of the request, such as TanStack Query's `UseQueryResult`.
 * @param isEmpty whether a response has no content, such as a list without items.
 * @returns the load state.
 * @example
 * const load = toLoadState(useQuery(alerts.list.query(api, {})), (page) => page.items.length === 0);
 */
export function toLoadState<T>(result: LoadResult<T>, isEmpty: (data: T) => boolean): LoadState<T> {
  const { data, error, isFetching } = result;
  if (data !== undefined) {
    return isEmpty(data)
      ? { state: 'empty', refetching: isFetching }
      : { state: 'complete', data, refetching: isFetching };
  }
  if (hasFailed(result)) return { state: 'failed', error, retry: () => void result.refetch() };
  return { state: 'loading' };
}
