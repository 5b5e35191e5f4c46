import type { PolicyUpdate } from '@producer-portal/api';
import type { NoticeRow } from '../../db/notices.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Reader } from '../../policies/reader.ts';

/** A policy update as its reader gets it. */
export function presentPolicyUpdate({ document, read }: NoticeRow, reader: Reader): PolicyUpdate {
  return { ...withoutAudience(document, reader), read };
}
