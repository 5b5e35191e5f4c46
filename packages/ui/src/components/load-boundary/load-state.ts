/** The load state of a request. Only `complete` has data. */
export type LoadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'empty'; refetching: boolean }
  | { state: 'complete'; data: T; refetching: boolean };
