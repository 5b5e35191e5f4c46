import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { productUpdateEndpoint, productUpdatesEndpoint } from './endpoints.ts';
import type { ProductUpdate } from './schema.ts';

/**
 * The filters of the list: `category` is a sub-category of product_news_and_updates, `products` are
 * slugs; `is_featured: true` leaves what the home page shows.
 */
export type ProductUpdatesParams = QueryOf<typeof productUpdatesEndpoint>;

/** One page of product updates, newest first. */
export function fetchProductUpdates(
  api: ApiClient,
  params: ProductUpdatesParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<ProductUpdate>> {
  return call(api, productUpdatesEndpoint, { query: params, signal });
}

/**
 * One product update.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchProductUpdate(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<ProductUpdate> {
  return call(api, productUpdateEndpoint, { id, signal });
}
