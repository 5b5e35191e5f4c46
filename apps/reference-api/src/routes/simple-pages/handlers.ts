import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';
import { recordId } from '../../http/record-id.ts';

/** Pages of standing content, by slug. */
export function simplePageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/simple_pages/:slug', async (c) => {
    const slug = recordId(c.req.param('slug'), 'this page');
    const row = await c.var.db
      .selectFrom('simple_pages')
      .select('document')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!row) throw notFound('this page');
    return c.json({ simple_page: row.document });
  });
}
