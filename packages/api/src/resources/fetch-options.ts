export type FetchOptions = {
  /** Abandons the call; it then throws `Aborted`. */
  signal?: AbortSignal | undefined;
};
