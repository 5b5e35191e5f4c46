import * as v from 'valibot';
import { action, defineResource, named, whole } from '../../client/define-resource.ts';
import { nothing, recordOf } from '../../client/endpoint.ts';
import { idSchema, optional } from '../content/schema.ts';

/** A page that a person keeps (docs/contract.md#favorite-page-record). */
export const favoritePageSchema = v.object({
  id: idSchema,
  /** One-based. */
  position: v.number(),
  title: optional(v.string()),
  path: v.string(),
});
export interface FavoritePage extends v.InferOutput<typeof favoritePageSchema> {}

/** A page to be kept: its title, and its path with its query (docs/product.md#favorites). */
export const favoritePageInputSchema = v.object({
  title: v.pipe(
    v.string(),
    v.regex(/\S/, 'Give it a title.'),
    v.maxLength(200, 'Keep the title under 200 characters.'),
    v.trim(),
  ),
  path: v.pipe(
    v.string(),
    // As an address is written: no space, no sign beyond ASCII, no backslash, which browsers read
    // as a slash; and one slash alone begins it, as two would name a host.
    v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'A path begins with one slash and is encoded.'),
    v.maxLength(500, 'Keep the path under 500 characters.'),
  ),
});
export interface FavoritePageInput extends v.InferOutput<typeof favoritePageInputSchema> {}

/** The user's favorites, in their order. Changes throw `NotFound` for what is gone or another user's. */
export const favoritePages = defineResource('favoritePages', {
  list: whole({
    prefix: 'FAVORITE_PAGES',
    path: '/api/v1/favorite_pages',
    key: 'favorite_pages',
    schema: named<FavoritePage>(favoritePageSchema),
  }),
  create: action({
    prefix: 'FAVORITE_PAGE_CREATE',
    method: 'POST',
    path: '/api/v1/favorite_pages',
    body: v.object({ favorite_page: favoritePageInputSchema }),
    answer: recordOf<FavoritePage>('favorite_page', favoritePageSchema),
    status: 201,
  }),
  delete: action({
    prefix: 'FAVORITE_PAGE_DELETE',
    method: 'DELETE',
    path: '/api/v1/favorite_pages/:id',
    answer: nothing,
  }),
  move: action({
    prefix: 'FAVORITE_PAGE_MOVE',
    method: 'PATCH',
    path: '/api/v1/favorite_pages/:id/position',
    body: v.object({ position: v.pipe(v.number(), v.integer('A position is a whole number.')) }),
    answer: recordOf<FavoritePage>('favorite_page', favoritePageSchema),
  }),
});
