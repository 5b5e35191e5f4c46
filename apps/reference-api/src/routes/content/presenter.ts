import type { ContentRecord } from '@producer-portal/api';
import { announcementTypes } from '../../db/announcements.ts';
import type { StoredRecord } from '../../db/tables.ts';
import { hideAgentCodes } from '../../policies/content.ts';
import type { Viewer } from '../../policies/viewer.ts';

/**
 * Returns a record for a list of several types, without `related`. Only record types with a read state
 * get a `read` flag.
 */
export function presentMixed(
  { document, read }: { document: StoredRecord; read: boolean },
  viewer: Viewer,
): ContentRecord {
  const { related: _related, ...record } = hideAgentCodes(document, viewer);
  const isAnnouncement = announcementTypes.some((type) => type === record.record_type);
  return isAnnouncement ? { ...record, read } : record;
}
