import type { ApiClient } from '../../client/api-client.ts';
import {
  action,
  defineResource,
  single,
  unpagedList,
  withType,
} from '../../client/define-resource.ts';
import { call, recordResponse } from '../../client/endpoint.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import {
  acknowledgementSchema,
  revisionDetailSchema,
  revisionProofSchema,
  revisionSchema,
  type Acknowledgement,
  type Revision,
  type RevisionDetail,
  type RevisionProof,
} from './schema.ts';

/** The revisions of dated records (docs/contract.md#revisions). */
export const revisions = defineResource('revisions', {
  /** All revisions of one record, newest first. */
  list: unpagedList({
    prefix: 'REVISIONS',
    path: '/api/v1/revisions',
    key: 'revisions',
    schema: withType<Revision>(revisionSchema),
    query: { record_type: 'revisedRecordType', record: 'revisedRecord' },
  }),
  detail: single({
    prefix: 'REVISION',
    path: '/api/v1/revisions/:id',
    key: 'revision',
    schema: withType<RevisionDetail>(revisionDetailSchema),
  }),
  markAsRead: action({
    prefix: 'REVISION_MARK_AS_READ',
    method: 'PATCH',
    path: '/api/v1/revisions/:id/mark_as_read',
    response: recordResponse('revision', withType<Revision>(revisionSchema)),
  }),
  markAsUnread: action({
    prefix: 'REVISION_MARK_AS_UNREAD',
    method: 'PATCH',
    path: '/api/v1/revisions/:id/mark_as_unread',
    response: recordResponse('revision', withType<Revision>(revisionSchema)),
  }),
  acknowledge: action({
    prefix: 'REVISION_ACKNOWLEDGE',
    method: 'POST',
    path: '/api/v1/revisions/:id/acknowledge',
    response: recordResponse('revision', withType<Revision>(revisionSchema)),
  }),
  /** Which users have acknowledged a revision, and which haven't. For admins only. */
  acknowledgements: unpagedList({
    prefix: 'REVISION_ACKNOWLEDGEMENTS',
    path: '/api/v1/revisions/:id/acknowledgements',
    key: 'acknowledgements',
    schema: withType<Acknowledgement>(acknowledgementSchema),
  }),
  /** The user's own proof. */
  proof: single({
    prefix: 'REVISION_PROOF',
    path: '/api/v1/revisions/:id/proof',
    key: 'proof',
    schema: withType<RevisionProof>(revisionProofSchema),
  }),
});

/**
 * Marks a revision as read and returns it. Alerts and policy updates don't need this call: marking them
 * as read marks their newest revision.
 *
 * @param id the id of a `Revision`
 * @throws NotFound if there is no such revision, or the host doesn't have this call
 * @example
 * const { read_at, previous_read } = await markRevisionAsRead(api, guide.revision.id);
 */
export function markRevisionAsRead(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Revision> {
  return call(api, revisions.markAsRead, { id, signal });
}

/**
 * Marks a revision of a guide as unread and returns it. The time of the first reading stays the same. Alerts and
 * policy updates have their own calls.
 *
 * @param id the id of a `Revision`
 * @throws NotFound if there is no such revision, or the host doesn't have this call
 */
export function markRevisionAsUnread(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Revision> {
  return call(api, revisions.markAsUnread, { id, signal });
}
