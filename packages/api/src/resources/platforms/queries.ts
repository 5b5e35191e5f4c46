import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchPlatforms } from './fetchers.ts';

/** The platforms that trainings and webinars are filtered by. */
export function platformsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['platforms'],
    queryFn: ({ signal }) => fetchPlatforms(api, { signal }),
  });
}
