import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { featuredContentEndpoint } from './endpoints.ts';
import type { FeaturedContent } from './schema.ts';

/** What the home page features, in its order. */
export async function fetchFeaturedContent(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<FeaturedContent[]> {
  return (await call(api, featuredContentEndpoint, { signal })).items;
}
