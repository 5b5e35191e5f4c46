import type { MiddlewareHandler } from 'hono';
import { hasAreaAccess, type Area } from '../policies/areas.ts';
import type { AppEnv } from './app-env.ts';
import { notAuthorized } from './problem.ts';

/** Messages for areas with a more helpful one than the default. */
const MESSAGES: Partial<Record<Area, string>> = {
  orders: 'You can view marketing materials, but not order them. Ask your manager or supervisor.',
};

/** Rejects calls by viewers without access to the area. */
export function requireArea(area: Area): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!hasAreaAccess(c.var.viewer, area)) throw notAuthorized(area, MESSAGES[area]);
    await next();
  };
}
