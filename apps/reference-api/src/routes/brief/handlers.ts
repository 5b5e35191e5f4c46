import { brief } from '@producer-portal/api';
import { Hono } from 'hono';
import { listBrief } from '../../db/brief.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';

/** Route for the brief: what is new or changed for the viewer. */
export function briefRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(brief.list.path, async (c) => {
    const { db, viewer, now } = c.var;
    const items = await listBrief(db, viewer, now());
    setUnpagedListHeaders(c, items.length);
    return c.json({ brief: items });
  });
}
