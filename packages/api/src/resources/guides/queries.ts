import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchGuide, fetchGuides, fetchGuidesByState, type GuidesParams } from './fetchers.ts';
import type { Guide } from './schema.ts';

/** One page of guides; the page before stays while the next one loads. */
export function guidesQuery(api: ApiClient, params: GuidesParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['guides', 'list', params],
    queryFn: ({ signal }) => fetchGuides(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All guides, state by state. */
export function guidesByStateQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['guides', 'by-state'],
    queryFn: ({ signal }) => fetchGuidesByState(api, { signal }),
  });
}

/**
 * One guide. Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function guideQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<Guide>({
    ...askedOnce,
    queryKey: ['guides', 'detail', String(id)],
    queryFn: ({ signal }) => fetchGuide(api, id, { signal }),
    placeholderData: () => cachedRecord(client, guidesQuery(api), id),
  });
}
