import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchSalesArticle, fetchSalesArticles, type SalesArticlesParams } from './fetchers.ts';
import type { SalesArticle } from './schema.ts';

/** One page of articles for sales; the page before stays while the next one loads. */
export function salesArticlesQuery(api: ApiClient, params: SalesArticlesParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['sales-articles', 'list', params],
    queryFn: ({ signal }) => fetchSalesArticles(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One article for sales. Until it has answered, the record of any cached list stands in
 * (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function salesArticleQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<SalesArticle>({
    ...askedOnce,
    queryKey: ['sales-articles', 'detail', String(id)],
    queryFn: ({ signal }) => fetchSalesArticle(api, id, { signal }),
    placeholderData: () => cachedRecord(client, salesArticlesQuery(api), id),
  });
}
