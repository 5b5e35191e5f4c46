import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../db/open.ts';
import { sha256 } from '../lib/sha256.ts';
import { isLoopback } from '../sso/loopback.ts';
import type { AppEnv } from './app-env.ts';
import { isForwarded } from './is-forwarded.ts';
import { notFound, Problem } from './problem.ts';
import type { SecurityEvent } from './security-event.ts';

/** Calls that wait until earlier calls of the same user, or earlier imports, have finished. */
export type QueueName = (typeof QUEUES)[number];

const QUEUES = ['calls', 'writes', 'searches', 'imports'] as const;

export type Metrics = {
  /** Counts and times each request. */
  measure: MiddlewareHandler<AppEnv>;
  /** Counts a security event: sign-ins, refusals, and reached limits. */
  countEvent: (event: SecurityEvent) => void;
  /** Counts a call that starts (1) or stops (-1) to wait in a queue. */
  countWaiting: (queue: QueueName, change: 1 | -1) => void;
  /** Serves `/metrics`. */
  routes: (options: {
    /** Returns the IP address that a request came from. */
    getClientAddress: (env: unknown, forwardedFor: undefined) => string;
  }) => Hono<AppEnv>;
};

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of this process for Prometheus. Labels have few possible values, such as route patterns, statuses,
 * and event names, so they contain no personal data.
 *
 * @param token The bearer token that a request to `/metrics` must send. `null`: only this computer can read the metrics.
 * @param countConnections Returns the number of database connections in each pool, by state.
 */
export function createMetrics(
  token: string | null,
  countConnections: () => Record<string, PoolCounts>,
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests by method, route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the response starts, by route.',
    labelNames: ['route'],
    buckets: BUCKET_SECONDS,
    registers: [register],
  });
  const events = new Counter({
    name: 'portal_security_events_total',
    help: 'Events of the security log by name and reason: sign-ins, refusals, reached limits.',
    labelNames: ['event', 'reason'],
    registers: [register],
  });
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database by pool and state. Requests wait while all are in use.',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, counts] of Object.entries(countConnections())) {
        for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count);
      }
    },
  });
  register.registerMetric(connections);
  const waitingCalls = new Gauge({
    name: 'portal_waiting_calls',
    help: 'Calls that wait until earlier calls have finished, by queue.',
    labelNames: ['queue'],
    registers: [register],
  });
  for (const queue of QUEUES) waitingCalls.set({ queue }, 0);
  const expectedHash = token === null ? null : Buffer.from(sha256(`Bearer ${token}`));

  return {
    async measure(c, next) {
      const startedAt = performance.now();
      await next();
      const route = routePath(c);
      durations.observe({ route }, (performance.now() - startedAt) / 1000);
      requests.inc({ method: c.req.method, route, status: c.res.status });
    },

    countEvent(event) {
      const reason = 'reason' in event ? event.reason : 'limit' in event ? event.limit : '';
      events.inc({ event: event.event, reason });
    },

    countWaiting: (queue, change) => waitingCalls.inc({ queue }, change),

    routes: ({ getClientAddress }) =>
      new Hono<AppEnv>().get('/metrics', async (c) => {
        if (expectedHash === null) {
          if (isForwarded(c) || !isLoopback(getClientAddress(c.env, undefined)))
            throw notFound('this page');
        } else if (!timingSafeEqual(hashAuthorization(c), expectedHash)) {
          throw new Problem(401, 'Send the METRICS_TOKEN as a bearer token.', {
            headers: { 'WWW-Authenticate': 'Bearer' },
          });
        }
        return c.body(await register.metrics(), 200, {
          'Content-Type': register.contentType,
          'Cache-Control': 'no-store',
        });
      }),
  };
}

const hashAuthorization = (c: Context) => Buffer.from(sha256(c.req.header('Authorization') ?? ''));
