import type { FeaturedContent } from '@producer-portal/api';
import type { StoredRecord } from '../../db/tables.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Reader } from '../../policies/reader.ts';

/** A featured record as its reader gets it. The home page links to it: related ones are not shown. */
export function presentFeatured(
  { document, read }: { document: StoredRecord; read: boolean },
  reader: Reader,
): FeaturedContent {
  const { related: _related, ...record } = withoutAudience(document, reader);
  return { ...record, read };
}
