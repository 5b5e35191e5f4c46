/** Options for every call. */
export type FetchOptions = {
  /** Aborts the call, which then throws `Aborted`. */
  signal?: AbortSignal | undefined;
};

/** Options for a call that must not run twice. */
export type SubmitOptions = FetchOptions & {
  /**
   * Identifies the submission. A host that has seen the key returns the first result again.
   * @default a new UUID for each call
   */
  idempotencyKey?: string | undefined;
};
