import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { createMutation } from '../../client/query-options.ts';
import { updateBrief } from '../brief-marks.ts';
import type { Id } from '../content/schema.ts';
import type { SubmitOptions } from '../fetch-options.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import { revisions } from './resource.ts';
import type { RecordRevision, Revision } from './schema.ts';

/** Whether the user still has to acknowledge a revision. */
export const needsAcknowledgement = ({
  acknowledgement_required,
  acknowledged_at,
}: Pick<RecordRevision, 'acknowledgement_required' | 'acknowledged_at'>): boolean =>
  acknowledgement_required === true && !acknowledged_at;

/**
 * Records the user's acknowledgement of a revision, and marks the revision as read.
 *
 * @param id the id of a `Revision`
 * @throws Rejected if the revision doesn't need to be acknowledged
 * @throws NotFound if there is no such revision, or the host doesn't have this call
 * @throws NotAuthorized while an admin acts as an agent
 */
export function acknowledgeRevision(
  api: ApiClient,
  id: Id,
  { signal, idempotencyKey = createIdempotencyKey() }: SubmitOptions = {},
): Promise<Revision> {
  return call(api, revisions.acknowledge, { id, idempotencyKey, signal });
}

/** Variables of `acknowledgeRevisionMutation`. */
export type AcknowledgeRevision = Submission & { id: Id };

/**
 * Records the user's acknowledgement of a revision. On success, updates the cached brief and records from the response.
 *
 * @example
 * const { mutate, isPending } = useMutation(acknowledgeRevisionMutation(api));
 * mutate({ id: record.revision.id });
 */
export function acknowledgeRevisionMutation(api: ApiClient) {
  return createMutation({
    networkMode: 'always',
    mutationKey: ['revisions', 'acknowledge'],
    mutationFn: (variables: AcknowledgeRevision) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        acknowledgeRevision(api, variables.id, { idempotencyKey }),
      ),
    onSuccess: ({ id, read_at, acknowledged_at }, _variables, _result, { client }) => {
      updateCachedAcknowledgement(client, id, { read_at, acknowledged_at });
      api.session.notify({ type: 'changed', resource: 'revisions' });
    },
  });
}

/** The resources whose details have a revision. */
const datedResources = ['alerts', 'policyUpdates', 'guides'];

function updateCachedAcknowledgement(
  client: QueryClient,
  id: Id,
  times: Pick<Revision, 'read_at' | 'acknowledged_at'>,
): void {
  const acknowledge = <Item extends { revision?: RecordRevision | null | undefined }>(item: Item) =>
    item.revision?.id === id ? { ...item, revision: { ...item.revision, ...times } } : item;
  updateBrief(
    client,
    ({ revision }) => revision.id === id,
    (record) => ({ ...acknowledge(record), read: true }),
  );
  // Change the cached records instead of refetching them: refetching an alert marks it as read.
  client.setQueriesData<{ revision?: RecordRevision | null }>(
    {
      predicate: ({ queryKey: [resource, part] }) =>
        datedResources.some((dated) => dated === resource) &&
        (part === 'markAsRead' || part === 'detail'),
    },
    (record) => record && acknowledge(record),
  );
  void client.invalidateQueries({ queryKey: ['revisions'] });
}
