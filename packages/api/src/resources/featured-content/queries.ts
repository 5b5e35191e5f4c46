import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchFeaturedContent } from './fetchers.ts';

/** What the home page features. */
export function featuredContentQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['featured-content'],
    queryFn: ({ signal }) => fetchFeaturedContent(api, { signal }),
  });
}
