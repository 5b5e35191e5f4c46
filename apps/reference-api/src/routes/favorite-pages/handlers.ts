import type { FavoritePage } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { setWholeListHeaders } from '../../http/paging.ts';
import { ownedBy } from '../../policies/favorites.ts';

/** The reader's own favourites, in their order. */
export function favoritePageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/v1/favorite_pages', async (c) => {
    const favorite_pages: FavoritePage[] = await c.var.db
      .selectFrom('favorite_pages as f')
      .select(['f.id', 'f.position', 'f.title', 'f.path'])
      .where(ownedBy(c.var.reader))
      .orderBy('f.position')
      .execute();
    setWholeListHeaders(c, favorite_pages.length);
    return c.json({ favorite_pages });
  });
}
