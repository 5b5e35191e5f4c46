import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { statesEndpoint } from './endpoints.ts';
import type { State } from './schema.ts';

/** The reader's own states; none at all is what /no-states is for. */
export async function fetchStates(api: ApiClient, { signal }: FetchOptions = {}): Promise<State[]> {
  return (await call(api, statesEndpoint, { signal })).items;
}
