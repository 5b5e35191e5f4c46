import { Hono } from 'hono';
import { readSiteDocument } from '../../db/site-documents.ts';
import type { AppEnv } from '../../http/app-env.ts';

/** The top, mobile and bottom menus. */
export function menuRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/menus', async (c) =>
    c.json({ menus: await readSiteDocument(c.var.db, 'menus') }),
  );
}
