import type { Context } from 'hono';

/** Whether a request came through a proxy, which can be on this computer. */
export const isForwarded = (c: Context): boolean =>
  ['Forwarded', 'X-Forwarded-For'].some((name) => c.req.header(name) !== undefined);
