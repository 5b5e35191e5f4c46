import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { socialPostsEndpoint } from './endpoints.ts';
import type { SocialPost } from './schema.ts';

/** The filters of the list: `category` is one of `socialPostGroups`. */
export type SocialPostsParams = QueryOf<typeof socialPostsEndpoint>;

/**
 * One page of posts to share, newest first.
 *
 * @throws NotAuthorised without the permission `social.view` (docs/contract.md#social-posts)
 */
export function fetchSocialPosts(
  api: ApiClient,
  params: SocialPostsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<SocialPost>> {
  return call(api, socialPostsEndpoint, { query: params, signal });
}
