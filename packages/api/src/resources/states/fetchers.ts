import type { ApiClient } from '../../client/api-client.ts';
import { readPage } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { stateSchema, type State } from './schema.ts';

/** The reader's own states; none at all is what /no-states is for. */
export async function fetchStates(api: ApiClient, { signal }: FetchOptions = {}): Promise<State[]> {
  return api.send(
    { prefix: 'STATES', method: 'GET', path: '/api/v1/states', signal },
    (answer) => readPage(answer, 'states', stateSchema).items,
  );
}
