import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { fieldManagementNewsDetailEndpoint, fieldManagementNewsEndpoint } from './endpoints.ts';
import type { FieldManagementNews } from './schema.ts';

/** The filters of the list: `category` is a sub-category of field_management_updates. */
export type FieldManagementNewsParams = QueryOf<typeof fieldManagementNewsEndpoint>;

/** One page of news of field management, newest first. */
export function fetchFieldManagementNews(
  api: ApiClient,
  params: FieldManagementNewsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<FieldManagementNews>> {
  return call(api, fieldManagementNewsEndpoint, { query: params, signal });
}

/**
 * One piece of news of field management.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchFieldManagementNewsDetail(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<FieldManagementNews> {
  return call(api, fieldManagementNewsDetailEndpoint, { id, signal });
}
