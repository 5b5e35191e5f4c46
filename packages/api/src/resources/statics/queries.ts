import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchStatics } from './fetchers.ts';

/** The blocks of standing text. */
export function staticsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['statics'],
    queryFn: ({ signal }) => fetchStatics(api, { signal }),
  });
}
