/** The state of a request: exactly one of four, with data only when there is some. */
export type LoadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'empty'; refetching: boolean }
  | { state: 'complete'; data: T; refetching: boolean };
