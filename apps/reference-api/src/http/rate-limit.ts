const MINUTE_MS = 60_000;
/** Maximum number of keys to track. The least recently used one is dropped. */
const MAX_KEYS = 10_000;

/**
 * Counts a call for a key.
 *
 * @returns 0 if the call is allowed, otherwise the seconds to wait (1 to 60).
 */
export type RateLimit = (key: string) => number;

/**
 * Limits the calls of each key with a token bucket: a burst, then a steady rate. The limit is per
 * process, so each host behind a load balancer has its own.
 *
 * @param perMinute Calls allowed per minute. 0 means no limit.
 * @param monotonic Milliseconds of a monotonic clock.
 * @param burstMs The size of a burst: as many calls as are allowed in this time, in milliseconds,
 *   but at least one. Defaults to a minute.
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
  /** When the bucket of each key is full again. The least recently used key comes first. */
  const fullAt = new Map<string, number>();

  return (key) => {
    const now = monotonic();
    const full = Math.max(fullAt.get(key) ?? now, now);
    const wait = full + msPerCall - (now + depth);
    // Rounding must not reject a caller who waited as long as required.
    const isAllowed = wait < 0.5;
    fullAt.delete(key);
    fullAt.set(key, isAllowed ? full + msPerCall : full);
    if (fullAt.size > MAX_KEYS) {
      const [oldest] = fullAt.keys();
      if (oldest !== undefined) fullAt.delete(oldest);
    }
    return isAllowed ? 0 : Math.min(60, Math.max(1, Math.ceil(wait / 1000)));
  };
}
