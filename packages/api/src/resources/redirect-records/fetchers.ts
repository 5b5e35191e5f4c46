import * as v from 'valibot';
import type { ApiClient } from '../../client/api-client.ts';
import { pathWithQuery } from '../../client/query-string.ts';
import { readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { redirectRecordSchema, type RedirectRecord } from './schema.ts';

/**
 * Where the record that once stood at this path stands now, or null. The caller decides whether
 * `to` may be followed.
 *
 * @param path the path that the reader asked for, such as `/storm-center`
 */
export async function fetchRedirectRecord(
  api: ApiClient,
  path: string,
  { signal }: FetchOptions = {},
): Promise<RedirectRecord | null> {
  const call = { path: '/api/v1/redirect_records/check', keys: ['path'] } as const;
  return api.send(
    { prefix: 'REDIRECT_RECORDS', method: 'GET', path: pathWithQuery(call, { path }), signal },
    (answer) => readRecord(answer, 'redirect_record', v.nullable(redirectRecordSchema)),
  );
}
