import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { simplePageEndpoint } from './endpoints.ts';
import type { SimplePage } from './schema.ts';

/**
 * One page of standing content.
 *
 * @throws NotFound without a call, when the slug could never be one
 */
export function fetchSimplePage(
  api: ApiClient,
  slug: string,
  { signal }: FetchOptions = {},
): Promise<SimplePage> {
  return call(api, simplePageEndpoint, { id: slug, signal });
}
