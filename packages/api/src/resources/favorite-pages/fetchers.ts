import type { ApiClient } from '../../client/api-client.ts';
import { readPage } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { favoritePageSchema, type FavoritePage } from './schema.ts';

/** The reader's favourites, in their order. */
export async function fetchFavoritePages(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<FavoritePage[]> {
  return api.send(
    { prefix: 'FAVORITE_PAGES', method: 'GET', path: '/api/v1/favorite_pages', signal },
    (answer) => readPage(answer, 'favorite_pages', favoritePageSchema).items,
  );
}
