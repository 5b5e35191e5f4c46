import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { cohortsEndpoint } from './endpoints.ts';
import type { Cohort } from './schema.ts';

/**
 * All cohorts, in the order in which they start.
 *
 * @throws NotAuthorised when the reader has neither kind of premier access
 */
export async function fetchCohorts(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<Cohort[]> {
  return (await call(api, cohortsEndpoint, { signal })).items;
}
