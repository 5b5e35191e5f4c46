/** A request as a screen sees it: exactly one of four states, and data only where there is some. */
export type LoadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'empty'; refetching: boolean }
  | { state: 'complete'; data: T; refetching: boolean };
