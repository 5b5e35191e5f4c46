import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { fetchPlatforms } from './fetchers.ts';

/** The platforms that trainings and webinars are filtered by. */
export function platformsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['platforms'],
    queryFn: ({ signal }) => fetchPlatforms(api, { signal }),
  });
}
