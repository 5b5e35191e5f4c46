import type { ApiClient } from '../../client/api-client.ts';
import type { Page } from '../../client/page.ts';
import { pathSegment } from '../../client/path.ts';
import { pathWithQuery, type QueryOf } from '../../client/query-string.ts';
import { readBody, readPage, readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import type { Id } from '../content/schema.ts';
import { asAskedFor } from '../unread.ts';
import { policyUpdatesCall } from './calls.ts';
import { policyUpdatesCountSchema, policyUpdateSchema, type PolicyUpdate } from './schema.ts';

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
  const path = pathWithQuery(policyUpdatesCall, params);
  const page = await api.send({ prefix: 'POLICY_UPDATES', method: 'GET', path, signal }, (answer) =>
    readPage(answer, 'policy_updates', policyUpdateSchema),
  );
  return asAskedFor(page, params);
}

/**
 * Marks a policy update as read and answers it; it is also how one policy update is asked for, as
 * there is no other call for it (decisions, section 3).
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export async function markPolicyUpdateRead(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<PolicyUpdate> {
  const path = `${policyUpdatesCall.path}/${pathSegment(id)}/mark_as_read`;
  return api.send(
    { prefix: 'POLICY_UPDATE_MARK_AS_READ', method: 'PATCH', path, signal },
    (answer) => readRecord(answer, 'policy_update', policyUpdateSchema),
  );
}

/** How many policy updates are unread. */
export async function fetchPolicyUpdatesCount(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<number> {
  const path = `${policyUpdatesCall.path}/unchecked_count`;
  return api.send(
    { prefix: 'POLICY_UPDATES_UNCHECKED_COUNT', method: 'GET', path, signal },
    (answer) => readBody(answer, policyUpdatesCountSchema).policy_updates_count,
  );
}
