import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchFavoritePages } from './fetchers.ts';

/** What every key of favourites begins with. */
export const favoritePagesKey = ['favorite-pages'];

/** The reader's favourites, in their order. */
export function favoritePagesQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: favoritePagesKey,
    queryFn: ({ signal }) => fetchFavoritePages(api, { signal }),
  });
}
