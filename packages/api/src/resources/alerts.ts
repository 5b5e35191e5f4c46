import * as v from 'valibot';
import { defineResource, list, withType, single } from '../client/define-resource.ts';
import { countSchema, announcementEntries, optional } from './content/schema.ts';
import { markAsRead, markAsUnread } from './mark-as-read.ts';
import { dropReadRows } from './read-marks.ts';
import { recordRevisionSchema } from './revisions/schema.ts';

/** An alert; its `category.key` is one of `alertGroups` (docs/contract.md#alert-record). */
export const alertSchema = v.object({
  ...announcementEntries,
  /** For a binding notice: one of `bindingStatuses`. */
  binding: optional(v.string()),
  /** The revision that the other fields are from. */
  revision: optional(recordRevisionSchema),
});
export interface Alert extends v.InferOutput<typeof alertSchema> {}

/** Alerts, newest first, with their contents. Each user has their own unread count. */
export const alerts = defineResource('alerts', {
  list: list({
    prefix: 'ALERTS',
    path: '/api/v1/alerts',
    key: 'alerts',
    schema: withType<Alert>(alertSchema),
    query: {
      category: 'alertGroup',
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
    prefix: 'ALERT_MARK_AS_READ',
    path: '/api/v1/alerts/:id/mark_as_read',
    key: 'alert',
    schema: withType<Alert>(alertSchema),
    recordType: 'Alert',
  }),
  markAsUnread: markAsUnread({
    prefix: 'ALERT_MARK_AS_UNREAD',
    path: '/api/v1/alerts/:id/mark_as_unread',
    key: 'alert',
    schema: withType<Alert>(alertSchema),
    recordType: 'Alert',
  }),
  count: single({
    prefix: 'ALERTS_UNCHECKED_COUNT',
    path: '/api/v1/alert/unchecked_count',
    key: 'alerts_count',
    schema: countSchema,
  }),
  countByCategory: single({
    prefix: 'ALERTS_UNCHECKED_BY_CATEGORY_COUNT',
    path: '/api/v1/alert/unchecked_by_category_count',
    key: 'alerts_by_category_count',
    schema: countSchema,
    query: { category: 'countedAlertGroup' },
  }),
});
