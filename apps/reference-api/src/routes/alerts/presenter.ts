import type { Alert } from '@producer-portal/api';
import type { NoticeRow } from '../../db/notices.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Reader } from '../../policies/reader.ts';

/** An alert as its reader gets it. */
export function presentAlert({ document, read }: NoticeRow, reader: Reader): Alert {
  return { ...withoutAudience(document, reader), read };
}
