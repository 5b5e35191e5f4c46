import * as v from 'valibot';
import { listOf, nothing, recordOf } from '../../client/endpoint.ts';
import { favoritePageInputSchema, favoritePageSchema } from './schema.ts';

export const favoritePagesEndpoint = {
  prefix: 'FAVORITE_PAGES',
  method: 'GET',
  path: '/api/v1/favorite_pages',
  answer: listOf('favorite_pages', favoritePageSchema),
} as const;

export const createFavoritePageEndpoint = {
  prefix: 'FAVORITE_PAGE_CREATE',
  method: 'POST',
  path: '/api/v1/favorite_pages',
  body: v.object({ favorite_page: favoritePageInputSchema }),
  answer: recordOf('favorite_page', favoritePageSchema),
} as const;

export const deleteFavoritePageEndpoint = {
  prefix: 'FAVORITE_PAGE_DELETE',
  method: 'DELETE',
  path: '/api/v1/favorite_pages/:id',
  answer: nothing,
} as const;

export const moveFavoritePageEndpoint = {
  prefix: 'FAVORITE_PAGE_MOVE',
  method: 'PATCH',
  path: '/api/v1/favorite_pages/:id/position',
  body: v.object({ position: v.pipe(v.number(), v.integer('A position is a whole number.')) }),
  answer: recordOf('favorite_page', favoritePageSchema),
} as const;
