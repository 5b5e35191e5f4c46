import type { ApiClient } from '../../client/api-client.ts';
import { readPage } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { featuredContentSchema, type FeaturedContent } from './schema.ts';

/** What the home page features, in its order. */
export async function fetchFeaturedContent(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<FeaturedContent[]> {
  return api.send(
    { prefix: 'FEATURED_CONTENT', method: 'GET', path: '/api/v1/featured_content', signal },
    (answer) => readPage(answer, 'featured_content', featuredContentSchema).items,
  );
}
