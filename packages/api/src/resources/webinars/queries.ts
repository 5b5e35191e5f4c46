import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchWebinar, fetchWebinars, type WebinarsParams } from './fetchers.ts';
import type { Webinar } from './schema.ts';

/** One page of webinars; the page before stays while the next one loads. */
export function webinarsQuery(api: ApiClient, params: WebinarsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['webinars', 'list', params],
    queryFn: ({ signal }) => fetchWebinars(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One webinar. Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function webinarQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<Webinar>({
    ...askedOnce,
    queryKey: ['webinars', 'detail', String(id)],
    queryFn: ({ signal }) => fetchWebinar(api, id, { signal }),
    placeholderData: () => cachedRecord(client, webinarsQuery(api), id),
  });
}
