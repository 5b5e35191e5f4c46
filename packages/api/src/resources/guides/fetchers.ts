import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { guideEndpoint, guidesByStateEndpoint, guidesEndpoint } from './endpoints.ts';
import type { Guide, GuidesOfState } from './schema.ts';

/** The filters of the list: `category` is one of `guideCategories`, `state` a two-letter code. */
export type GuidesParams = QueryOf<typeof guidesEndpoint>;

/** One page of guides, newest first. */
export function fetchGuides(
  api: ApiClient,
  params: GuidesParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Guide>> {
  return call(api, guidesEndpoint, { query: params, signal });
}

/** All guides, state by state. */
export async function fetchGuidesByState(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<GuidesOfState[]> {
  return (await call(api, guidesByStateEndpoint, { signal })).items;
}

/**
 * One guide.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchGuide(api: ApiClient, id: Id, { signal }: FetchOptions = {}): Promise<Guide> {
  return call(api, guideEndpoint, { id, signal });
}
