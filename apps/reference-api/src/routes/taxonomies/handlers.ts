import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';

/** The sub-categories of a group. */
export function taxonomyRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/taxonomies/:key/categories', async (c) => {
    const rows = await c.var.db
      .selectFrom('categories')
      .select('document')
      .where('group_key', '=', c.req.param('key'))
      .orderBy('position')
      .execute();
    if (rows.length === 0) throw notFound('this group of categories');
    return c.json({ categories: rows.map(({ document }) => document) });
  });
}
