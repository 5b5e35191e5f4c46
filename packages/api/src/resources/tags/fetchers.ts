import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { tagsEndpoint } from './endpoints.ts';
import type { Tag } from './schema.ts';

/** All tags, each with its group. */
export async function fetchTags(api: ApiClient, { signal }: FetchOptions = {}): Promise<Tag[]> {
  return (await call(api, tagsEndpoint, { signal })).items;
}
