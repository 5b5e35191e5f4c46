import type { SearchResult } from '@producer-portal/api';
import type { FoundRecord } from '../../db/search.ts';
import { withoutAudience } from '../../policies/content.ts';
import type { Reader } from '../../policies/reader.ts';

/** A result as its reader gets it: the highlight stands for the body. */
export function presentFound(
  { document, read, highlight }: FoundRecord,
  reader: Reader,
): SearchResult {
  const { related: _related, ...record } = withoutAudience(document, reader);
  return { ...record, read, highlight };
}
