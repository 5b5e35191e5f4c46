import { redirectRecords, type RedirectRecord } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { createQueryParser } from '../../http/query.ts';
import { findHiddenPaths } from '../../policies/record-paths.ts';

/**
 * Route that returns the redirect of a path. It returns `null` if the path has no redirect, or if
 * the viewer can't see the content at the path or at its target.
 */
export function redirectRecordRoutes(): Hono<AppEnv> {
  const parseQuery = createQueryParser(redirectRecords.check);
  return new Hono<AppEnv>().get(redirectRecords.check.path, async (c) => {
    const { redirectedPath: path = '' } = parseQuery(c);
    const { readDb: db, viewer } = c.var;
    const row = await db
      .selectFrom('redirect_records')
      .select(['path', 'target'])
      .where('path', '=', path)
      .executeTakeFirst();
    const isHidden = row && (await findHiddenPaths(db, viewer, [row.path, row.target])).size > 0;
    const redirect_record: RedirectRecord | null =
      row && !isHidden ? { path: row.path, to: row.target } : null;
    return c.json({ redirect_record });
  });
}
