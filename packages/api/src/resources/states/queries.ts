import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchStates } from './fetchers.ts';

/** The reader's own states. */
export function statesQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['states'],
    queryFn: ({ signal }) => fetchStates(api, { signal }),
  });
}
