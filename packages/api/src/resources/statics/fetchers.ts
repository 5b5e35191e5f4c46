import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { staticsEndpoint } from './endpoints.ts';
import type { Statics } from './schema.ts';

/** The blocks of standing text by their keys (`home`, `footer`, …). */
export function fetchStatics(api: ApiClient, { signal }: FetchOptions = {}): Promise<Statics> {
  return call(api, staticsEndpoint, { signal });
}
