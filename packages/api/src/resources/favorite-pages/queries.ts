import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { fetchFavoritePages } from './fetchers.ts';

/** The reader's favourites, in their order. */
export function favoritePagesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['favorite-pages'],
    queryFn: ({ signal }) => fetchFavoritePages(api, { signal }),
  });
}
