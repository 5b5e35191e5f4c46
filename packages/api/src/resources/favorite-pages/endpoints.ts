import { listOf } from '../../client/endpoint.ts';
import { favoritePageSchema } from './schema.ts';

export const favoritePagesEndpoint = {
  prefix: 'FAVORITE_PAGES',
  method: 'GET',
  path: '/api/v1/favorite_pages',
  answer: listOf('favorite_pages', favoritePageSchema),
} as const;
