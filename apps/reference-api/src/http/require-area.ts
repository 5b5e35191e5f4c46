import type { MiddlewareHandler } from 'hono';
import { hasAreaAccess, type Area } from '../policies/areas.ts';
import type { AppEnv } from './app-env.ts';
import { notAuthorized } from './problem.ts';

/** Where more can be said than that something is closed. */
const WORDS: Partial<Record<Area, string>> = {
  orders:
    'You may look at marketing materials, but not order them. Ask your manager or supervisor.',
};

/** Lets a call through only when the reader's claims open the area that it is part of. */
export function requireArea(area: Area): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!hasAreaAccess(c.var.viewer, area)) throw notAuthorized(area, WORDS[area]);
    await next();
  };
}
