import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchSocialPosts, type SocialPostsParams } from './fetchers.ts';

/** One page of posts to share; the page before stays while the next one loads. */
export function socialPostsQuery(api: ApiClient, params: SocialPostsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['social-posts', 'list', params],
    queryFn: ({ signal }) => fetchSocialPosts(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}
