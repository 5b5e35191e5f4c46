import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import {
  fetchFieldManagementNews,
  fetchFieldManagementNewsDetail,
  type FieldManagementNewsParams,
} from './fetchers.ts';
import type { FieldManagementNews } from './schema.ts';

/** One page of news of field management; the page before stays while the next one loads. */
export function fieldManagementNewsQuery(api: ApiClient, params: FieldManagementNewsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['field-management-news', 'list', params],
    queryFn: ({ signal }) => fetchFieldManagementNews(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One piece of news of field management. Until it has answered, the record of any cached list stands
 * in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function fieldManagementNewsDetailQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<FieldManagementNews>({
    ...askedOnce,
    queryKey: ['field-management-news', 'detail', String(id)],
    queryFn: ({ signal }) => fetchFieldManagementNewsDetail(api, id, { signal }),
    placeholderData: () => cachedRecord(client, fieldManagementNewsQuery(api), id),
  });
}
