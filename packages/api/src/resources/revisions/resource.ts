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
  revisionDetailSchema,
  revisionSchema,
  type Revision,
  type RevisionDetail,
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
