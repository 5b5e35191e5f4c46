const MINUTE_MS = 60_000;
/** Maximum number of keys to track. The least recently used one is dropped. */
const MAX_KEYS = 10_000;

/** Hosts share a key's use only after this part of its burst, so that most users cause no database statement. */
const SHARED_FROM = 1 / 4;

/** How far a key's use on several hosts can exceed its burst. If it exceeds the burst by more, a clock is wrong. */
const MAX_EXCESS_MS = 10_000;

/** A token bucket for each key. Use is counted in the milliseconds that a bucket needs to refill. */
export type RateLimit = {
  /**
   * Counts a call for a key.
   *
   * @returns 0 if the call is allowed, otherwise the seconds to wait (1 to 60).
   */
  countCall: (key: string) => number;
  /** Returns how much each key with many calls was used since the last `collectUse`, to share it with the other hosts. */
  collectUse: () => Map<string, number>;
  /** Sets a key's use on all hosts. `usedMs` doesn't include calls since the last `collectUse`. */
  setUse: (key: string, usedMs: number) => void;
};

type Bucket = {
  /** When the bucket is full again. */
  fullAt: number;
  /** The use that other hosts don't know about yet. */
  unsharedMs: number;
};

/**
 * Limits the calls of each key: a burst, then a steady rate.
 *
 * @param perMinute Calls allowed per minute. 0 means no limit.
 * @param monotonic Milliseconds of a monotonic clock.
 * @param burstMs The size of a burst: as many calls as are allowed in this time, in milliseconds,
 *   but at least one. Defaults to a minute.
 * @example
 * const { countCall } = createRateLimit(600, () => performance.now());
 * const retryAfter = countCall('192.0.2.7');
 */
export function createRateLimit(
  perMinute: number,
  monotonic: () => number,
  burstMs = MINUTE_MS,
): RateLimit {
  if (perMinute === 0) return { countCall: () => 0, collectUse: () => new Map(), setUse: () => {} };
  const msPerCall = MINUTE_MS / perMinute;
  const depth = Math.max(burstMs, msPerCall);
  /** The least recently used key comes first. */
  const buckets = new Map<string, Bucket>();
  const sharedKeys = new Set<string>();

  return {
    countCall(key) {
      const now = monotonic();
      const bucket = buckets.get(key) ?? { fullAt: now, unsharedMs: 0 };
      const full = Math.max(bucket.fullAt, now);
      const wait = full + msPerCall - (now + depth);
      // Rounding must not reject a caller who waited as long as required.
      const isAllowed = wait < 0.5;
      if (isAllowed) {
        bucket.fullAt = full + msPerCall;
        bucket.unsharedMs += msPerCall;
        if (bucket.fullAt - now >= depth * SHARED_FROM) sharedKeys.add(key);
      }
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > MAX_KEYS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) {
          buckets.delete(oldest);
          sharedKeys.delete(oldest);
        }
      }
      return isAllowed ? 0 : Math.min(60, Math.max(1, Math.ceil(wait / 1000)));
    },

    collectUse() {
      const now = monotonic();
      const use = new Map<string, number>();
      for (const key of sharedKeys) {
        const bucket = buckets.get(key);
        if (!bucket) continue;
        // Calls no longer count once their part of the bucket has refilled.
        use.set(key, Math.max(0, Math.min(bucket.unsharedMs, bucket.fullAt - now)));
        bucket.unsharedMs = 0;
      }
      sharedKeys.clear();
      return use;
    },

    setUse(key, usedMs) {
      const bucket = buckets.get(key);
      if (!bucket) return;
      bucket.fullAt = monotonic() + Math.min(usedMs, depth + MAX_EXCESS_MS) + bucket.unsharedMs;
    },
  };
}
