import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchCohorts } from './fetchers.ts';

/** All cohorts, in the order in which they start. */
export function cohortsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['cohorts'],
    queryFn: ({ signal }) => fetchCohorts(api, { signal }),
  });
}
