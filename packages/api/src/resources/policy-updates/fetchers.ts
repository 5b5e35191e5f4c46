import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { FetchOptions } from '../fetch-options.ts';
import type { Id } from '../content/schema.ts';
import { dropReadRows } from '../read-marks.ts';
import type { policyUpdatesCall } from './calls.ts';
import {
  markPolicyUpdateReadEndpoint,
  policyUpdatesCountEndpoint,
  policyUpdatesEndpoint,
} from './endpoints.ts';
import type { PolicyUpdate } from './schema.ts';

/**
 * The filters of the list: `states` are codes, `products` are slugs, `unread: true` leaves out what
 * has been read.
 */
export type PolicyUpdatesParams = QueryOf<typeof policyUpdatesCall>;

/**
 * One page of policy updates, newest first, with their contents. In an unread list a row that came
 * as read is left out all the same.
 */
export async function fetchPolicyUpdates(
  api: ApiClient,
  params: PolicyUpdatesParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<PolicyUpdate>> {
  return dropReadRows(await call(api, policyUpdatesEndpoint, { query: params, signal }), params);
}

/**
 * Marks a policy update as read and answers it; it is also how one policy update is asked for, as
 * there is no other call for it (docs/contract.md#mark-as-read).
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function markPolicyUpdateRead(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<PolicyUpdate> {
  return call(api, markPolicyUpdateReadEndpoint, { id, signal });
}

/** How many policy updates are unread. */
export function fetchPolicyUpdatesCount(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<number> {
  return call(api, policyUpdatesCountEndpoint, { signal });
}
