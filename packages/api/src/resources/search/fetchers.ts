import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { FetchOptions } from '../fetch-options.ts';
import type { searchCall } from './calls.ts';
import { searchEndpoint, type SearchPage } from './endpoints.ts';

/** What to search for; `types` are record types, such as `Alert`. */
export type SearchParams = QueryOf<typeof searchCall>;

/** One page of what matches, best first. */
export function fetchSearch(
  api: ApiClient,
  params: SearchParams,
  { signal }: FetchOptions = {},
): Promise<SearchPage> {
  return call(api, searchEndpoint, { query: params, signal });
}
