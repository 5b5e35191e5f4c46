import { simplePages } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notAuthorized, notFound } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import { hasAreaAccess, getPageArea } from '../../policies/areas.ts';

/** Route that returns a simple page by its slug. */
export function simplePageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(simplePages.detail.path, async (c) => {
    const slug = readRecordId(c.req.param('id'), 'this page');
    const area = getPageArea(slug);
    if (area && !hasAreaAccess(c.var.viewer, area)) throw notAuthorized(area);
    const row = await c.var.readDb
      .selectFrom('simple_pages')
      .select('document')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!row) throw notFound('this page');
    return c.json({ simple_page: row.document });
  });
}
