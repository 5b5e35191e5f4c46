import type { MiddlewareHandler } from 'hono';
import { hasAreaAccess, type Area } from '../policies/areas.ts';
import type { AppEnv } from './app-env.ts';
import { notAuthorized } from './problem.ts';

/** Messages for areas where the default message doesn't tell users what to do. */
const MESSAGES: Partial<Record<Area, string>> = {
  orders:
    'You can browse collateral, but you don’t have ordering access. Ask your manager or supervisor to add it.',
};

/** Rejects calls by viewers without access to the area. */
export function requireArea(area: Area): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!hasAreaAccess(c.var.viewer, area)) throw notAuthorized(area, MESSAGES[area]);
    await next();
  };
}
