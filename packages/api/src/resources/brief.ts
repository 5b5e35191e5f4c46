import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { defineResource, unpagedList, withType } from '../client/define-resource.ts';
import { createMutation } from '../client/query-options.ts';
import { alerts } from './alerts.ts';
import { briefItemSchema, type BriefItem, type BriefRecord } from './brief-item.ts';
import { setBriefMark } from './brief-marks.ts';
import type { Id } from './content/schema.ts';
import { policyUpdates } from './policy-updates.ts';
import { ignoreQueued } from './ignore-queued.ts';
import { isImpersonating } from './is-impersonating.ts';
import { needsAcknowledgement } from './revisions/acknowledge.ts';
import { markRevisionAsRead, markRevisionAsUnread } from './revisions/resource.ts';

/** What is new or changed for the user, most urgent first. */
export const brief = defineResource('brief', {
  list: unpagedList({
    prefix: 'BRIEF',
    path: '/api/v1/brief',
    key: 'brief',
    schema: withType<BriefItem>(briefItemSchema),
  }),
});

/** Whether the user has read an item, and acknowledged it if that is required. */
export const isBriefItemDone = ({ record: { read, revision } }: BriefItem): boolean =>
  read === true && !needsAcknowledgement(revision);

/** Variables of `markBriefRecordMutation`. */
export type MarkBriefRecord = { readonly record: BriefRecord; readonly read: boolean };

/**
 * Marks a record of the brief as read or unread, with the call for its record type. The brief, other
 * lists, and counts change immediately, except during impersonation; a failure reverts the change.
 *
 * @example
 * const { mutateAsync } = useMutation(markBriefRecordMutation(api));
 * await mutateAsync({ record, read: true });
 */
export function markBriefRecordMutation(api: ApiClient) {
  return createMutation({
    networkMode: 'always',
    mutationKey: ['brief', 'mark'],
    mutationFn: async ({ record, read }: MarkBriefRecord, context) => {
      const calls = announcementCalls[record.record_type];
      if (!calls) return markRevision(api, record, read, context);
      const { mutationFn } = (read ? calls.markAsRead : calls.markAsUnread).allMutation(api);
      await mutationFn?.([record.id], context);
    },
  });
}

/** Alerts and policy updates have their own calls, which also change their rows and counts. */
const announcementCalls: Readonly<Record<string, typeof alerts | typeof policyUpdates>> = {
  Alert: alerts,
  PolicyUpdate: policyUpdates,
};

/** Shows the record of a revision as read or unread in the cached brief, without a call. */
export function showRevisionMark(client: QueryClient, id: Id, read: boolean): void {
  setBriefMark(client, ({ revision }) => String(revision.id) === String(id), read);
}

async function markRevision(
  api: ApiClient,
  { revision }: BriefRecord,
  read: boolean,
  { client }: MutationFunctionContext,
): Promise<void> {
  const show = (isRead: boolean): void => {
    // During impersonation, the host marks nothing.
    if (!isImpersonating(api)) showRevisionMark(client, revision.id, isRead);
  };
  show(read);
  try {
    await (read ? markRevisionAsRead : markRevisionAsUnread)(api, revision.id).catch(ignoreQueued);
  } catch (error) {
    show(!read);
    throw error;
  }
  api.session.notify({ type: 'changed', resource: 'revisions' });
}
