import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { coBrandedVideosEndpoint } from './endpoints.ts';
import type { CoBrandedVideo } from './schema.ts';

/** The filters of the list: `category` is a sub-category of marketing_collateral. */
export type CoBrandedVideosParams = QueryOf<typeof coBrandedVideosEndpoint>;

/**
 * One page of co-branded videos, newest first.
 *
 * @throws NotAuthorised without the permission `social.view` (docs/contract.md#co-branded-videos)
 */
export function fetchCoBrandedVideos(
  api: ApiClient,
  params: CoBrandedVideosParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<CoBrandedVideo>> {
  return call(api, coBrandedVideosEndpoint, { query: params, signal });
}
