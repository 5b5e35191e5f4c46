import type { ApiClient } from '../../client/api-client.ts';
import type { Page } from '../../client/page.ts';
import { pathSegment } from '../../client/path.ts';
import { pathWithQuery, type QueryOf } from '../../client/query-string.ts';
import { readBody, readPage, readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import type { Id } from '../content/schema.ts';
import { asAskedFor } from '../unread.ts';
import { alertsCall } from './calls.ts';
import {
  alertsByCategoryCountSchema,
  alertsCountSchema,
  alertSchema,
  type Alert,
} from './schema.ts';

/**
 * The filters of the list: `category` is a group key, `states` are codes, `products` are slugs,
 * `unread: true` leaves out what has been read.
 */
export type AlertsParams = QueryOf<typeof alertsCall>;

/**
 * One page of alerts, newest first, with their contents. In an unread list a row that came as read
 * is left out all the same (decisions, section 3).
 */
export async function fetchAlerts(
  api: ApiClient,
  params: AlertsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Alert>> {
  const path = pathWithQuery(alertsCall, params);
  const page = await api.send({ prefix: 'ALERTS', method: 'GET', path, signal }, (answer) =>
    readPage(answer, 'alerts', alertSchema),
  );
  return asAskedFor(page, params);
}

/**
 * Marks an alert as read and answers it; it is also how one alert is asked for, as there is no
 * other call for it (decisions, section 3).
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export async function markAlertRead(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Alert> {
  const path = `${alertsCall.path}/${pathSegment(id)}/mark_as_read`;
  return api.send({ prefix: 'ALERT_MARK_AS_READ', method: 'PATCH', path, signal }, (answer) =>
    readRecord(answer, 'alert', alertSchema),
  );
}

/** How many alerts are unread. */
export async function fetchAlertsCount(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<number> {
  const path = '/api/v1/alert/unchecked_count';
  return api.send(
    { prefix: 'ALERTS_UNCHECKED_COUNT', method: 'GET', path, signal },
    (answer) => readBody(answer, alertsCountSchema).alerts_count,
  );
}

/** How many alerts of one group are unread. */
export async function fetchAlertsByCategoryCount(
  api: ApiClient,
  category: string,
  { signal }: FetchOptions = {},
): Promise<number> {
  const path = pathWithQuery(
    { path: '/api/v1/alert/unchecked_by_category_count', keys: ['category'] },
    { category },
  );
  return api.send(
    { prefix: 'ALERTS_UNCHECKED_BY_CATEGORY_COUNT', method: 'GET', path, signal },
    (answer) => readBody(answer, alertsByCategoryCountSchema).alerts_by_category_count,
  );
}
