import type { MiddlewareHandler } from 'hono';
import { hasAreaAccess, type Area } from '../policies/areas.ts';
import type { AppEnv } from './app-env.ts';
import { notAuthorized } from './problem.ts';

/** The messages for areas whose users need a more helpful message than the default one. */
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
