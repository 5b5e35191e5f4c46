import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchAllProducts, fetchProduct, fetchProducts, type ProductsParams } from './fetchers.ts';
import type { Product } from './schema.ts';

/** One page of products; the page before stays while the next one loads. */
export function productsQuery(api: ApiClient, params: ProductsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['products', 'list', params],
    queryFn: ({ signal }) => fetchProducts(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All products, such as a choice of products offers. */
export function allProductsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['products', 'all'],
    queryFn: ({ signal }) => fetchAllProducts(api, { signal }),
  });
}

/**
 * One product. Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function productQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<Product>({
    ...askedOnce,
    queryKey: ['products', 'detail', String(id)],
    queryFn: ({ signal }) => fetchProduct(api, id, { signal }),
    placeholderData: () => cachedRecord(client, productsQuery(api), id),
  });
}
