import { Hono, type Context } from 'hono';
import { readSiteList, type SiteList } from '../../db/site-documents.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setWholeListHeaders } from '../../http/paging.ts';
import { requireArea } from '../../http/require-area.ts';
import { cohorts, platforms, tags } from '@producer-portal/api';

const answerSiteList = (name: SiteList) => async (c: Context<AppEnv>) => {
  const items = await readSiteList(c.var.db, name);
  setWholeListHeaders(c, items.length);
  return c.json({ [name]: items });
};

/** Short lists that are the same for everybody: cohorts, platforms and tags. */
export function wholeListRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(cohorts.list.path, requireArea('agent360'), answerSiteList('cohorts'))
    .get(platforms.list.path, answerSiteList('platforms'))
    .get(tags.list.path, answerSiteList('tags'));
}
