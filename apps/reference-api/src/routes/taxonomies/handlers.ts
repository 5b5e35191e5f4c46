import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import { taxonomies } from '@producer-portal/api';

/** Route for the categories of a taxonomy group. */
export function taxonomyRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(taxonomies.categories.path, async (c) => {
    const key = readRecordId(c.req.param('id'), 'this category group');
    const rows = await c.var.readDb
      .selectFrom('categories')
      .select('document')
      .where('group_key', '=', key)
      .orderBy('position')
      .execute();
    if (rows.length === 0) throw notFound('this category group');
    setUnpagedListHeaders(c, rows.length);
    return c.json({ categories: rows.map(({ document }) => document) });
  });
}
