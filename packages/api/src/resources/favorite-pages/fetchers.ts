import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { favoritePagesEndpoint } from './endpoints.ts';
import type { FavoritePage } from './schema.ts';

/** The reader's favourites, in their order. */
export async function fetchFavoritePages(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<FavoritePage[]> {
  return (await call(api, favoritePagesEndpoint, { signal })).items;
}
