import * as v from 'valibot';
import { defineResource, list, withType, single } from '../client/define-resource.ts';
import { countSchema, announcementEntries, optional } from './content/schema.ts';
import { markAsRead, markAsUnread } from './mark-as-read.ts';
import { dropReadRows } from './read-marks.ts';
import { recordRevisionSchema } from './revisions/schema.ts';

/** A policy update (docs/contract.md#policy-update-record). */
export const policyUpdateSchema = v.object({
  ...announcementEntries,
  /** The revision that the other fields are from. */
  revision: optional(recordRevisionSchema),
});
export interface PolicyUpdate extends v.InferOutput<typeof policyUpdateSchema> {}

/** Policy updates, newest first, with their contents. They are marked as read and counted like alerts. */
export const policyUpdates = defineResource('policyUpdates', {
  list: list({
    prefix: 'POLICY_UPDATES',
    path: '/api/v1/policy_updates',
    key: 'policy_updates',
    schema: withType<PolicyUpdate>(policyUpdateSchema),
    query: {
      'states[]': 'states',
      'products[]': 'products',
      unread: 'unread',
      search: 'search',
      page: 'page',
      'tags[]': 'tags',
      posted: 'posted',
      as_of: 'asOf',
      for: 'purpose',
    },
    map: dropReadRows,
  }),
  markAsRead: markAsRead({
    prefix: 'POLICY_UPDATE_MARK_AS_READ',
    path: '/api/v1/policy_updates/:id/mark_as_read',
    key: 'policy_update',
    schema: withType<PolicyUpdate>(policyUpdateSchema),
    recordType: 'PolicyUpdate',
  }),
  markAsUnread: markAsUnread({
    prefix: 'POLICY_UPDATE_MARK_AS_UNREAD',
    path: '/api/v1/policy_updates/:id/mark_as_unread',
    key: 'policy_update',
    schema: withType<PolicyUpdate>(policyUpdateSchema),
    recordType: 'PolicyUpdate',
  }),
  count: single({
    prefix: 'POLICY_UPDATES_UNCHECKED_COUNT',
    path: '/api/v1/policy_updates/unchecked_count',
    key: 'policy_updates_count',
    schema: countSchema,
  }),
});
