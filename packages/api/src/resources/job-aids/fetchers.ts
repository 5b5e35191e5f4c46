import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { jobAidEndpoint, jobAidsEndpoint } from './endpoints.ts';
import type { JobAid } from './schema.ts';

/**
 * The filters of the list: `monthly: true` and `prelaunch: true` leave those job aids, `category` is
 * a sub-category of job_aids.
 */
export type JobAidsParams = QueryOf<typeof jobAidsEndpoint>;

/** One page of job aids, newest first. */
export function fetchJobAids(
  api: ApiClient,
  params: JobAidsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<JobAid>> {
  return call(api, jobAidsEndpoint, { query: params, signal });
}

/**
 * One job aid.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchJobAid(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<JobAid> {
  return call(api, jobAidEndpoint, { id, signal });
}
