import type { RedirectRecord } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { redirectQuerySchema } from './schema.ts';

/** Where an address has moved to; null when it has not. */
export function redirectRecordRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/redirect_records/check', async (c) => {
    const { path } = readQuery(c, redirectQuerySchema);
    const row = await c.var.db
      .selectFrom('redirect_records')
      .select(['path', 'target'])
      .where('path', '=', path)
      .executeTakeFirst();
    const redirect_record: RedirectRecord | null = row ? { path: row.path, to: row.target } : null;
    return c.json({ redirect_record });
  });
}
