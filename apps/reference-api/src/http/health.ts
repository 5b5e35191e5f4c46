import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { Problem } from './problem.ts';

/** How long the database can take to respond, and how long the result is reused. */
const CHECK_MS = 1000;

export type HealthOptions = {
  /** Rejects when the database does not respond. */
  ping: () => Promise<unknown>;
  /** Whether the host is shutting down. */
  isClosing: () => boolean;
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number;
};

/**
 * Serves liveness (`/healthz`: the process runs) and readiness (`/readyz`: the host can respond to requests).
 */
export function healthRoutes({ ping, isClosing, monotonic }: HealthOptions): Hono<AppEnv> {
  let lastCheck: { at: number; result: Promise<boolean> } | null = null;

  /** Pings the database at most once a second, regardless of the number of requests. */
  function isDatabaseReachable(): Promise<boolean> {
    const at = monotonic();
    if (lastCheck === null || at - lastCheck.at >= CHECK_MS) {
      const responded = ping().then(
        () => true,
        () => false,
      );
      lastCheck = { at, result: Promise.race([responded, delay(CHECK_MS, false, { ref: false })]) };
    }
    return lastCheck.result;
  }

  const headers = { 'Cache-Control': 'no-store' };
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, headers))
    .get('/readyz', async (c) => {
      // The shutdown can start while the database is checked, so check `isClosing` again.
      if (isClosing() || !(await isDatabaseReachable()) || isClosing()) {
        throw new Problem(503, 'This host is unavailable. Try again shortly.', {
          headers: { ...headers, 'Retry-After': '5' },
        });
      }
      return c.json({ status: 'ready' }, 200, headers);
    });
}
