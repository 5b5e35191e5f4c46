import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchProductUpdate, fetchProductUpdates, type ProductUpdatesParams } from './fetchers.ts';
import type { ProductUpdate } from './schema.ts';

/** One page of product updates; the page before stays while the next one loads. */
export function productUpdatesQuery(api: ApiClient, params: ProductUpdatesParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['product-updates', 'list', params],
    queryFn: ({ signal }) => fetchProductUpdates(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One product update. Until it has answered, the record of any cached list stands in
 * (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function productUpdateQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<ProductUpdate>({
    ...askedOnce,
    queryKey: ['product-updates', 'detail', String(id)],
    queryFn: ({ signal }) => fetchProductUpdate(api, id, { signal }),
    placeholderData: () => cachedRecord(client, productUpdatesQuery(api), id),
  });
}
