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
  fetchPolicyUpdates,
  fetchPolicyUpdatesCount,
  markPolicyUpdateRead,
  type PolicyUpdatesParams,
} from './fetchers.ts';
import type { PolicyUpdate } from './schema.ts';

const marks = createReadMarks<PolicyUpdate>({
  resource: 'policy-updates',
  recordType: 'PolicyUpdate',
});

/** One page of policy updates; the page before stays while the next one loads. */
export function policyUpdatesQuery(api: ApiClient, params: PolicyUpdatesParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['policy-updates', 'list', params],
    queryFn: ({ signal }) => fetchPolicyUpdates(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One policy update. **Asking for it marks it as read**, as with `alertDetailQuery`: never
 * prefetched, sent once, a cached list's record standing in until it has answered.
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function policyUpdateDetailQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<PolicyUpdate>({
    ...askedOnce,
    queryKey: marks.detailKey(id),
    queryFn: ({ client: cache }) => marks.open(cache, api, id, () => markPolicyUpdateRead(api, id)),
    placeholderData: () => marks.findRow(client, id),
    staleTime: Infinity,
  });
}

/** How many policy updates are unread. */
export function policyUpdatesCountQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['policy-updates', 'count'],
    queryFn: ({ signal }) => fetchPolicyUpdatesCount(api, { signal }),
  });
}

/** Marks a policy update as read from a row, as `markAlertReadMutation` does. */
export function markPolicyUpdateReadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['policy-updates', 'mark-as-read'],
    ...marks.mutation(api, (id) => markPolicyUpdateRead(api, id)),
  });
}
