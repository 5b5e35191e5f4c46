import type { ContentRecord } from '@producer-portal/api';
import { announcementTypes } from '../../db/announcements.ts';
import type { StoredRecord } from '../../db/tables.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Viewer } from '../../policies/viewer.ts';

/**
 * A record in a list of several types as its reader gets it. Such a list links to it: related ones
 * are not shown. Only what can be marked as read is read or unread.
 */
export function presentMixed(
  { document, read }: { document: StoredRecord; read: boolean },
  viewer: Viewer,
): ContentRecord {
  const { related: _related, ...record } = withoutAudience(document, viewer);
  const isAnnouncement = announcementTypes.some((type) => type === record.record_type);
  return isAnnouncement ? { ...record, read } : record;
}
