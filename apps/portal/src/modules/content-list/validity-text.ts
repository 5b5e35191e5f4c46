import type { SearchResult } from '@producer-portal/api';
import { daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { rowCopy as copy } from './copy.ts';
import { endsText, replacedText } from './row-texts.ts';

/** The fields that tell whether a record of any type is in effect. */
export type ValidityFields = Pick<
  SearchResult,
  'effective_until' | 'new_business_on' | 'published_at' | 'related' | 'superseded_by'
>;

/**
 * Why a record might not apply today, in a few words: it was replaced, it ended, it isn't in effect yet, or it has a newer
 * version. `null` if it applies. A guide with a newer version can still be in effect, so it never counts as replaced.
 *
 * @param now - the current time in milliseconds.
 */
export function validityText(record: ValidityFields, now: number): string | null {
  const replaced = replacedText(record, now);
  if (replaced !== null) return replaced;
  if ((daysUntil(record.effective_until, now) ?? 0) < 0)
    return endsText(record.effective_until, now);
  const { new_business_on: firstDay } = record;
  if ((daysUntil(firstDay, now) ?? 0) > 0) {
    return nowrap(copy.from(formatPublishedDate(firstDay, now)));
  }
  return record.superseded_by ? copy.newerVersion : null;
}
