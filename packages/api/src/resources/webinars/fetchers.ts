import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { webinarEndpoint, webinarsEndpoint } from './endpoints.ts';
import type { Webinar } from './schema.ts';

/**
 * The filters of the list: `product` are slugs, `types` and `platforms` keys; `startDate` and
 * `endDate` are days in ET (`YYYY-MM-DD`), both inclusive, between which a webinar starts.
 */
export type WebinarsParams = QueryOf<typeof webinarsEndpoint>;

/** One page of webinars: soonest first with a `startDate`, else latest first (docs/contract.md#webinars). */
export function fetchWebinars(
  api: ApiClient,
  params: WebinarsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Webinar>> {
  return call(api, webinarsEndpoint, { query: params, signal });
}

/**
 * One webinar.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchWebinar(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Webinar> {
  return call(api, webinarEndpoint, { id, signal });
}
