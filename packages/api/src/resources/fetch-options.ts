/** What every call can be given. */
export type FetchOptions = {
  /** Abandons the call; it then throws `Aborted`. */
  signal?: AbortSignal | undefined;
};

/** What a call that must not happen twice can be given. */
export type SubmitOptions = FetchOptions & {
  /**
   * Names the press: a host that knows it answers the first result again.
   * @default a new UUID for each call
   */
  idempotencyKey?: string | undefined;
};
