import type { RedirectRecord } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { findHiddenPaths } from '../../policies/record-paths.ts';
import { redirectQuerySchema } from './schema.ts';

/**
 * Where an address has moved to; null when it has not, and when either address is that of content
 * that the reader may not see.
 */
export function redirectRecordRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/redirect_records/check', async (c) => {
    const { path } = readQuery(c, redirectQuerySchema);
    const { db, reader } = c.var;
    const row = await db
      .selectFrom('redirect_records')
      .select(['path', 'target'])
      .where('path', '=', path)
      .executeTakeFirst();
    const hidden = row && (await findHiddenPaths(db, reader, [row.path, row.target])).size > 0;
    const redirect_record: RedirectRecord | null =
      row && !hidden ? { path: row.path, to: row.target } : null;
    return c.json({ redirect_record });
  });
}
