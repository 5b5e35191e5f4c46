import type { ContentRecord } from '@producer-portal/api';
import { noticeTypes } from '../../db/notices.ts';
import type { StoredRecord } from '../../db/tables.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Reader } from '../../policies/reader.ts';

/**
 * A record in a list of several types as its reader gets it. Such a list links to it: related ones
 * are not shown. Only what can be marked as read is read or unread.
 */
export function presentMixed(
  { document, read }: { document: StoredRecord; read: boolean },
  reader: Reader,
): ContentRecord {
  const { related: _related, ...record } = withoutAudience(document, reader);
  const isNotice = noticeTypes.some((type) => type === record.record_type);
  return isNotice ? { ...record, read } : record;
}
