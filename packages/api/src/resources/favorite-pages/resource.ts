import * as v from 'valibot';
import { action, defineResource, withType, unpagedList } from '../../client/define-resource.ts';
import { noBody, recordResponse } from '../../client/endpoint.ts';
import { favoritePageInputSchema, favoritePageSchema, type FavoritePage } from './schema.ts';

/**
 * The user's favorites, in order. Changing a favorite that doesn't exist or belongs to another user
 * throws `NotFound`.
 */
export const favoritePages = defineResource('favoritePages', {
  list: unpagedList({
    prefix: 'FAVORITE_PAGES',
    path: '/api/v1/favorite_pages',
    key: 'favorite_pages',
    schema: withType<FavoritePage>(favoritePageSchema),
  }),
  create: action({
    prefix: 'FAVORITE_PAGE_CREATE',
    method: 'POST',
    path: '/api/v1/favorite_pages',
    body: v.object({ favorite_page: favoritePageInputSchema }),
    response: recordResponse<FavoritePage>('favorite_page', favoritePageSchema),
    status: 201,
  }),
  delete: action({
    prefix: 'FAVORITE_PAGE_DELETE',
    method: 'DELETE',
    path: '/api/v1/favorite_pages/:id',
    response: noBody,
  }),
  move: action({
    prefix: 'FAVORITE_PAGE_MOVE',
    method: 'PATCH',
    path: '/api/v1/favorite_pages/:id/position',
    body: v.object({ position: v.pipe(v.number(), v.integer('Position must be a whole number.')) }),
    response: recordResponse<FavoritePage>('favorite_page', favoritePageSchema),
  }),
});
