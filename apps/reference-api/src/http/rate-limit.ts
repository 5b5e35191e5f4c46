const MINUTE_MS = 60_000;
/** So many keys are kept; the one not used for the longest is forgotten, and begins anew. */
const MOST_KEYS = 10_000;

/**
 * Counts a call of a key.
 *
 * @returns 0 when the call may go on, else the seconds (1 to 60) after which the next one may
 */
export type RateLimit = (key: string) => number;

/**
 * Limits the calls of each key with a token bucket: a burst at once, then as many as are refilled. It
 * guards one process, so behind a balancer the limit is per host.
 *
 * @param perMinute calls allowed in a minute; 0 allows all
 * @param monotonic milliseconds of a clock that nobody sets
 * @param burstMs a burst is what this time refills, in milliseconds, and at least one call; a minute by
 * default
 * @example
 * const take = createRateLimit(600, () => performance.now());
 * const retryAfter = take('192.0.2.7');
 */
export function createRateLimit(
  perMinute: number,
  monotonic: () => number,
  burstMs = MINUTE_MS,
): RateLimit {
  if (perMinute === 0) return () => 0;
  const msPerCall = MINUTE_MS / perMinute;
  const depth = Math.max(burstMs, msPerCall);
  /** When the bucket of a key is full again; in the order in which keys were last used. */
  const fullAt = new Map<string, number>();

  return (key) => {
    const now = monotonic();
    const full = Math.max(fullAt.get(key) ?? now, now);
    const wait = full + msPerCall - (now + depth);
    // Half a millisecond of rounding must not turn a caller away who has waited as told.
    const isAllowed = wait < 0.5;
    fullAt.delete(key);
    fullAt.set(key, isAllowed ? full + msPerCall : full);
    if (fullAt.size > MOST_KEYS) {
      const [oldest] = fullAt.keys();
      if (oldest !== undefined) fullAt.delete(oldest);
    }
    return isAllowed ? 0 : Math.min(60, Math.max(1, Math.ceil(wait / 1000)));
  };
}
