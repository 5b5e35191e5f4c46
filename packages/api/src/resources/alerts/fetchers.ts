import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { FetchOptions } from '../fetch-options.ts';
import type { Id } from '../content/schema.ts';
import { dropReadRows } from '../read-marks.ts';
import type { alertsCall } from './calls.ts';
import {
  alertsByCategoryCountEndpoint,
  alertsCountEndpoint,
  alertsEndpoint,
  markAlertReadEndpoint,
} from './endpoints.ts';
import type { Alert } from './schema.ts';

/**
 * The filters of the list: `category` is a group key, `states` are codes, `products` are slugs,
 * `unread: true` leaves out what has been read.
 */
export type AlertsParams = QueryOf<typeof alertsCall>;

/**
 * One page of alerts, newest first, with their contents. In an unread list a row that came as read
 * is left out all the same (docs/contract.md#alerts).
 */
export async function fetchAlerts(
  api: ApiClient,
  params: AlertsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Alert>> {
  return dropReadRows(await call(api, alertsEndpoint, { query: params, signal }), params);
}

/**
 * Marks an alert as read and answers it; it is also how one alert is asked for, as there is no
 * other call for it (docs/contract.md#mark-as-read).
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function markAlertRead(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Alert> {
  return call(api, markAlertReadEndpoint, { id, signal });
}

/** How many alerts are unread. */
export function fetchAlertsCount(api: ApiClient, { signal }: FetchOptions = {}): Promise<number> {
  return call(api, alertsCountEndpoint, { signal });
}

/** How many alerts of one group are unread. */
export function fetchAlertsByCategoryCount(
  api: ApiClient,
  category: string,
  { signal }: FetchOptions = {},
): Promise<number> {
  return call(api, alertsByCategoryCountEndpoint, { query: { category }, signal });
}
