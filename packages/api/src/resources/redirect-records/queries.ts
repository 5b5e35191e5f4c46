import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchRedirectRecord } from './fetchers.ts';

/** Where the record that once stood at this path stands now, or null. */
export function redirectRecordQuery(api: ApiClient, path: string) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['redirect-records', 'check', path],
    queryFn: ({ signal }) => fetchRedirectRecord(api, path, { signal }),
  });
}
