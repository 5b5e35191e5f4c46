import { tooManyRequests } from './problem.ts';
import type { LimitName } from './security-log.ts';

const WINDOW_MS = 60_000;
/** Over this many keys the ended windows are swept out. */
const SWEEP_OVER = 10_000;

/**
 * Counts calls by key in windows of a minute. It guards one process against one caller; it holds
 * nothing that another host would have to know, so behind a balancer the limit is per host.
 *
 * @param perMinute calls allowed in a minute; 0 allows all
 * @param now milliseconds since 1970
 * @param limit the name of this limit in the security log
 */
export function createRateLimit(perMinute: number, now: () => number, limit: LimitName) {
  const windows = new Map<string, { calls: number; ends: number }>();

  /** @throws Problem 429 with Retry-After when the key has had its calls */
  return function count(key: string): void {
    if (perMinute === 0) return;
    const at = now();
    let window = windows.get(key);
    if (!window || window.ends <= at) {
      if (windows.size > SWEEP_OVER) {
        for (const [old, { ends }] of windows) if (ends <= at) windows.delete(old);
      }
      window = { calls: 0, ends: at + WINDOW_MS };
      windows.set(key, window);
    }
    window.calls += 1;
    if (window.calls > perMinute) {
      throw tooManyRequests(Math.ceil((window.ends - at) / 1000), limit);
    }
  };
}
