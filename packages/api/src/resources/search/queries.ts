import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { fetchSearch, type SearchParams } from './fetchers.ts';

/** One page of what matches, best first. */
export function searchQuery(api: ApiClient, params: SearchParams) {
  return queryOptions({
    queryKey: ['search', 'list', params],
    queryFn: ({ signal }) => fetchSearch(api, params, { signal }),
  });
}
