import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { platformsEndpoint } from './endpoints.ts';
import type { Platform } from './schema.ts';

/** The platforms that trainings and webinars are filtered by. */
export async function fetchPlatforms(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<Platform[]> {
  return (await call(api, platformsEndpoint, { signal })).items;
}
