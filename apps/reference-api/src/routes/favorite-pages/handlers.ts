import { type FavoritePage, favoritePages } from '@producer-portal/api';
import { Hono } from 'hono';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { respondOncePerKey, lockUserRecords } from '../../http/respond-once-per-key.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/body.ts';
import { readNumericId } from '../../http/numeric-id.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound, invalidRequest } from '../../http/problem.ts';
import { ownedBy } from '../../policies/ownership.ts';
import type { Viewer } from '../../policies/viewer.ts';
import { findHiddenPaths } from '../../policies/record-paths.ts';

const MAX_FAVORITES = 200;
const RECORD_LABEL = 'this favorite';

/** Routes for the viewer's favorites: list, add, remove, and move. */
export function favoritePageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(favoritePages.list.path, async (c) => {
      const favorite_pages = await listFavorites(c.var.db, c.var.viewer);
      setUnpagedListHeaders(c, favorite_pages.length);
      return c.json({ favorite_pages });
    })
    .post(favoritePages.create.path, async (c) => {
      const input = await readBody(c, favoritePages.create);
      const { viewer } = c.var;
      const { body, status } = await respondOncePerKey(c, input, async (tx) => {
        await lockUserRecords(tx, 'favorite_pages', viewer.uuid);
        const { title } = input.favorite_page;
        const path = await resolveRedirect(tx, viewer, input.favorite_page.path);
        const pages = await listFavorites(tx, viewer);
        const existing = pages.find((page) => page.path === path);
        if (existing) return { status: 201, body: { favorite_page: existing } };
        if (pages.length >= MAX_FAVORITES) {
          throw invalidRequest({
            path: [`You can have up to ${MAX_FAVORITES} favorites. Remove one to add another.`],
          });
        }
        const favorite_page: FavoritePage = await tx
          .insertInto('favorite_pages')
          .values({ uuid: viewer.uuid, position: pages.length + 1, title, path })
          .onConflict((conflict) => conflict.columns(['uuid', 'path']).doUpdateSet({ path }))
          .returning(['id', 'position', 'title', 'path'])
          .executeTakeFirstOrThrow();
        return { status: 201, body: { favorite_page } };
      });
      return c.json(body, status);
    })
    .delete(favoritePages.delete.path, async (c) => {
      const { db, viewer } = c.var;
      const id = readNumericId(c.req.param('id'), RECORD_LABEL);
      await db.transaction().execute(async (tx) => {
        await lockUserRecords(tx, 'favorite_pages', viewer.uuid);
        const removed = await tx
          .deleteFrom('favorite_pages as f')
          .where('f.id', '=', id)
          .where(ownedBy(viewer, 'f'))
          .returning('f.id')
          .executeTakeFirst();
        if (!removed) throw notFound(RECORD_LABEL);
        await savePositions(tx, await listFavorites(tx, viewer));
      });
      return c.body(null, 204);
    })
    .patch(favoritePages.move.path, async (c) => {
      const { db, viewer } = c.var;
      const id = readNumericId(c.req.param('id'), RECORD_LABEL);
      const { position } = await readBody(c, favoritePages.move);
      const favorite_page = await db.transaction().execute(async (tx) => {
        await lockUserRecords(tx, 'favorite_pages', viewer.uuid);
        const pages = await listFavorites(tx, viewer);
        const page = pages.find((each) => each.id === id);
        if (!page) throw notFound(RECORD_LABEL);
        const newPosition = Math.min(Math.max(1, position), pages.length);
        const others = pages.filter((each) => each !== page);
        await savePositions(tx, others.toSpliced(newPosition - 1, 0, page));
        return { ...page, position: newPosition };
      });
      return c.json({ favorite_page });
    });
}

/**
 * Returns the target of a redirected path, or the path itself if there is no redirect or the viewer
 * can't see the target.
 */
async function resolveRedirect(
  tx: Transaction<Database>,
  viewer: Viewer,
  path: string,
): Promise<string> {
  const redirect = await tx
    .selectFrom('redirect_records')
    .select('target')
    .where('path', '=', path)
    .where('target', 'like', '/%')
    .executeTakeFirst();
  if (!redirect) return path;
  const hiddenPaths = await findHiddenPaths(tx, viewer, [redirect.target]);
  return hiddenPaths.has(redirect.target) ? path : redirect.target;
}

/** Lists the viewer's favorites in order, with redirects applied to their paths. */
async function listFavorites(db: Kysely<Database>, viewer: Viewer): Promise<FavoritePage[]> {
  const rows = await db
    .selectFrom('favorite_pages as f')
    .leftJoin('redirect_records as r', (join) =>
      join.onRef('r.path', '=', 'f.path').on('r.target', 'like', '/%'),
    )
    .select(['f.id', 'f.position', 'f.title', 'f.path', 'r.target'])
    .where(ownedBy(viewer, 'f'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
  const targets = rows.flatMap(({ target }) => target ?? []);
  const hiddenPaths = await findHiddenPaths(db, viewer, targets);
  return rows.map(({ target, path, ...page }) => ({
    ...page,
    path: target === null || hiddenPaths.has(target) ? path : target,
  }));
}

/** Sets the positions of the favorites, from 1, in the given order. */
async function savePositions(
  tx: Transaction<Database>,
  pages: readonly FavoritePage[],
): Promise<void> {
  const ids = pages.map(({ id }) => Number(id));
  await sql`
    update favorite_pages f set position = o.place
    from unnest(${ids}::int[]) with ordinality as o (id, place)
    where f.id = o.id and f.position <> o.place
  `.execute(tx);
}
