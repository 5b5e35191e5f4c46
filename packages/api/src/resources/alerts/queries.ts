import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import type { Id } from '../content/schema.ts';
import { createReadMarks } from '../read-marks.ts';
import {
  fetchAlerts,
  fetchAlertsByCategoryCount,
  fetchAlertsCount,
  markAlertRead,
  type AlertsParams,
} from './fetchers.ts';
import type { Alert } from './schema.ts';

const marks = createReadMarks<Alert>({ resource: 'alerts', recordType: 'Alert' });

/** One page of alerts; the page before stays while the next one loads. */
export function alertsQuery(api: ApiClient, params: AlertsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['alerts', 'list', params],
    queryFn: ({ signal }) => fetchAlerts(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One alert. **Asking for it marks it as read**: the host has no other call for one alert
 * (docs/contract.md#mark-as-read). So it is never prefetched, on no account on hover or by an early script;
 * it is sent once for a cache entry, StrictMode included, and is not abandoned when its screen goes.
 * Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * When it answers, every cached list and count follows, and the answer is filed under the slug too,
 * so that putting the slug into the address asks nothing again.
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function alertDetailQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<Alert>({
    ...askedOnce,
    queryKey: marks.detailKey(id),
    queryFn: ({ client: cache }) => marks.open(cache, api, id, () => markAlertRead(api, id)),
    placeholderData: () => marks.findRow(client, id),
    staleTime: Infinity,
  });
}

/** How many alerts are unread. */
export function alertsCountQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['alerts', 'count'],
    queryFn: ({ signal }) => fetchAlertsCount(api, { signal }),
  });
}

/** How many alerts of one group are unread. */
export function alertsByCategoryCountQuery(api: ApiClient, category: string) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['alerts', 'count', category],
    queryFn: ({ signal }) => fetchAlertsByCategoryCount(api, category, { signal }),
  });
}

/**
 * Marks an alert as read from a row. Rows, open details and counts follow at once; a failure takes
 * back exactly this record's change, and the counts are requested again either way. In a list of unread
 * alerts the row stays in its place, as read and no longer counted, until the next response.
 *
 * @example
 * const { mutate, isPending } = useMutation(markAlertReadMutation(api));
 * mutate(alert.id);
 */
export function markAlertReadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['alerts', 'mark-as-read'],
    ...marks.mutation(api, (id) => markAlertRead(api, id)),
  });
}
