import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notAuthorised, notFound } from '../../http/problem.ts';
import { recordId } from '../../http/record-id.ts';
import { opens, type Area } from '../../policies/areas.ts';
import { simplePages } from '@producer-portal/api';

/** Pages of an area that claims open (docs/product.md#access-rules). */
const AREAS: ReadonlyMap<string, Area> = new Map([
  ['agent360', 'agent360'],
  ['what-to-expect', 'agent360'],
  ['product-overview', 'agent360 products'],
]);

/** Pages of standing content, by slug. */
export function simplePageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(simplePages.detail.path, async (c) => {
    const slug = recordId(c.req.param('id'), 'this page');
    const area = AREAS.get(slug);
    if (area && !opens(c.var.reader, area)) throw notAuthorised(area);
    const row = await c.var.db
      .selectFrom('simple_pages')
      .select('document')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!row) throw notFound('this page');
    return c.json({ simple_page: row.document });
  });
}
