import { sql } from 'kysely';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { visibleTo } from '../../policies/content.ts';
import { presentMixed } from '../content/presenter.ts';
import { featuredContent } from '@producer-portal/api';

/** Route for the featured content on the home page, in its configured order. */
export function featuredContentRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(featuredContent.list.path, async (c) => {
    const { db, viewer } = c.var;
    const rows = await db
      .selectFrom('featured_content as f')
      .innerJoin('content_records as c', 'c.key', 'f.content_key')
      .leftJoin('content_reads as r', (join) =>
        join.onRef('r.content_key', '=', 'c.key').on('r.uuid', '=', viewer.uuid),
      )
      .where(visibleTo(viewer))
      .select(['c.document', sql<boolean>`r.content_key is not null`.as('read')])
      .orderBy('f.position')
      .execute();
    setUnpagedListHeaders(c, rows.length);
    return c.json({ featured_content: rows.map((row) => presentMixed(row, viewer)) });
  });
}
