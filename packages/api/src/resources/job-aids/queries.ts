import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchJobAid, fetchJobAids, type JobAidsParams } from './fetchers.ts';
import type { JobAid } from './schema.ts';

/** One page of job aids; the page before stays while the next one loads. */
export function jobAidsQuery(api: ApiClient, params: JobAidsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['job-aids', 'list', params],
    queryFn: ({ signal }) => fetchJobAids(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One job aid. Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function jobAidQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<JobAid>({
    ...askedOnce,
    queryKey: ['job-aids', 'detail', String(id)],
    queryFn: ({ signal }) => fetchJobAid(api, id, { signal }),
    placeholderData: () => cachedRecord(client, jobAidsQuery(api), id),
  });
}
