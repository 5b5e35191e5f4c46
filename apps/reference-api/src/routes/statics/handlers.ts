import { Hono } from 'hono';
import { readSiteDocument } from '../../db/site-documents.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { statics } from '@producer-portal/api';

/** The blocks of standing text, by key. */
export function staticRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(statics.all.path, async (c) =>
    c.json({ statics: await readSiteDocument(c.var.db, 'statics') }),
  );
}
