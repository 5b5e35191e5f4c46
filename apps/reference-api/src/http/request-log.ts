import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';
import { PROBE_PATHS } from './probes.ts';

/** Writes a line to the log for each request, except health checks and requests for metrics. */
export function logRequests(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    if (PROBE_PATHS.includes(c.req.path)) return;
    log({
      kind: 'request',
      level: 'info',
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
      requestId: c.var.requestId,
    });
  };
}
