import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, PressOptions } from '../fetch-options.ts';
import { createPressKey } from '../press-key.ts';
import {
  createFavoritePageEndpoint,
  deleteFavoritePageEndpoint,
  favoritePagesEndpoint,
  moveFavoritePageEndpoint,
} from './endpoints.ts';
import type { FavoritePage, FavoritePageInput } from './schema.ts';

/** The reader's favourites, in their order. */
export async function fetchFavoritePages(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<FavoritePage[]> {
  return (await call(api, favoritePagesEndpoint, { signal })).items;
}

/**
 * Keeps a page as a favourite, after the others. The same path again answers the one that is there.
 *
 * @throws Rejected when the title or the path does not do
 */
export function createFavoritePage(
  api: ApiClient,
  { title, path }: FavoritePageInput,
  { signal, idempotencyKey = createPressKey() }: PressOptions = {},
): Promise<FavoritePage> {
  const body = { favorite_page: { title, path } };
  return call(api, createFavoritePageEndpoint, { body, idempotencyKey, signal });
}

/**
 * Gives a favourite up.
 *
 * @throws NotFound when it is not there any more, or is another's
 */
export function deleteFavoritePage(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, deleteFavoritePageEndpoint, { id, signal });
}

/**
 * Moves a favourite to another place; the host moves one that lies past an end to that end.
 *
 * @param index zero-based; the host's positions are one-based (docs/contract.md#favorite-pages)
 * @throws NotFound when it is not there any more, or is another's
 */
export function moveFavoritePage(
  api: ApiClient,
  id: Id,
  index: number,
  { signal }: FetchOptions = {},
): Promise<FavoritePage> {
  return call(api, moveFavoritePageEndpoint, { id, body: { position: index + 1 }, signal });
}
