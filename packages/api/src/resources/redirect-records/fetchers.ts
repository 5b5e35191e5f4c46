import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { redirectRecordEndpoint } from './endpoints.ts';
import type { RedirectRecord } from './schema.ts';

/**
 * Where the record that once stood at this path stands now, or null. The caller decides whether
 * `to` may be followed.
 *
 * @param path the path that the reader asked for, such as `/storm-center`
 */
export function fetchRedirectRecord(
  api: ApiClient,
  path: string,
  { signal }: FetchOptions = {},
): Promise<RedirectRecord | null> {
  return call(api, redirectRecordEndpoint, { query: { path }, signal });
}
