import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchSearch, type SearchParams } from './fetchers.ts';

/** One page of what matches, best first; the page before stays while the next one loads. */
export function searchQuery(api: ApiClient, params: SearchParams) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['search', 'list', params],
    queryFn: ({ signal }) => fetchSearch(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}
