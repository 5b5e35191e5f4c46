import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { salesArticleEndpoint, salesArticlesEndpoint } from './endpoints.ts';
import type { SalesArticle } from './schema.ts';

/** The filters of the list: `category` is a sub-category of sales_and_marketing. */
export type SalesArticlesParams = QueryOf<typeof salesArticlesEndpoint>;

/** One page of articles for sales, newest first. */
export function fetchSalesArticles(
  api: ApiClient,
  params: SalesArticlesParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<SalesArticle>> {
  return call(api, salesArticlesEndpoint, { query: params, signal });
}

/**
 * One article for sales.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchSalesArticle(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<SalesArticle> {
  return call(api, salesArticleEndpoint, { id, signal });
}
