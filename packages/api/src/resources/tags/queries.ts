import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchTags } from './fetchers.ts';

/** All tags, each with its group. */
export function tagsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['tags'],
    queryFn: ({ signal }) => fetchTags(api, { signal }),
  });
}
