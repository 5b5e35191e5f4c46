import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchCoBrandedVideos, type CoBrandedVideosParams } from './fetchers.ts';

/** One page of co-branded videos; the page before stays while the next one loads. */
export function coBrandedVideosQuery(api: ApiClient, params: CoBrandedVideosParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['co-branded-videos', 'list', params],
    queryFn: ({ signal }) => fetchCoBrandedVideos(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}
