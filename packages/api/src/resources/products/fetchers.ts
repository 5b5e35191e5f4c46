import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { allProductsEndpoint, productEndpoint, productsEndpoint } from './endpoints.ts';
import type { Product } from './schema.ts';

/** The filters of the list: `area` is one of `productAreas`; `is_new: true` leaves the new ones. */
export type ProductsParams = QueryOf<typeof productsEndpoint>;

/** One page of products, newest first. */
export function fetchProducts(
  api: ApiClient,
  params: ProductsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Product>> {
  return call(api, productsEndpoint, { query: params, signal });
}

/** All products that the reader may see, such as a choice of products offers. */
export async function fetchAllProducts(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<Product[]> {
  return (await call(api, allProductsEndpoint, { signal })).items;
}

/**
 * One product.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 * @throws NotAuthorised for an agent360 product, when the reader has no active premier access
 */
export function fetchProduct(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Product> {
  return call(api, productEndpoint, { id, signal });
}
