import type { ApiClient } from '../../client/api-client.ts';
import { readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { staticsSchema, type Statics } from './schema.ts';

/** The blocks of standing text by their keys (`home`, `footer`, …). */
export async function fetchStatics(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<Statics> {
  return api.send({ prefix: 'STATICS', method: 'GET', path: '/api/v1/statics', signal }, (answer) =>
    readRecord(answer, 'statics', staticsSchema),
  );
}
