import { cohorts, menus, platforms, statics, tags } from '@producer-portal/api';
import { Hono, type Context } from 'hono';
import { readSiteDocument, readSiteList, type SiteList } from '../../db/site-documents.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { requireArea } from '../../http/require-area.ts';

const serveSiteList = (name: SiteList) => async (c: Context<AppEnv>) => {
  const items = await readSiteList(c.var.readDb, name);
  setUnpagedListHeaders(c, items.length);
  return c.json({ [name]: items });
};

const serveSiteDocument = (name: 'menus' | 'statics') => async (c: Context<AppEnv>) =>
  c.json({ [name]: await readSiteDocument(c.var.readDb, name) });

/** Routes for content that is the same for all users: short lists, menus, and static text; cohorts need access to Agent360. */
export function siteDocumentRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(cohorts.list.path, requireArea('agent360'), serveSiteList('cohorts'))
    .get(platforms.list.path, serveSiteList('platforms'))
    .get(tags.list.path, serveSiteList('tags'))
    .get(menus.all.path, serveSiteDocument('menus'))
    .get(statics.all.path, serveSiteDocument('statics'));
}
