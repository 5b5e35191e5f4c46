import type { ContentRecord } from '@producer-portal/api';
import { daysUntil } from '../../lib/dates.ts';
import { getReplacement, soonDays } from '../../modules/content-list/row-texts.ts';

/** The lists loaded so far; `featured` is undefined while loading or after a failure. */
export interface HomeParts {
  readonly featured: readonly ContentRecord[] | undefined;
  readonly unread: readonly ContentRecord[];
  readonly recent: readonly ContentRecord[];
}

export interface HomeNews {
  readonly lead: ContentRecord | null;
  /** Unread records without the lead, in the order of `sortByUrgency`. */
  readonly attention: readonly ContentRecord[];
}

const maxAttention = 5;
/** Number of rows under "Latest". */
export const maxLatest = 8;

const isSameRecord = (a: ContentRecord, b: ContentRecord) =>
  a.record_type === b.record_type && String(a.id) === String(b.id);
const isAlert = ({ record_type }: ContentRecord) => record_type === 'Alert';
const sortNewestFirst = (records: readonly ContentRecord[]) =>
  records.toSorted((a, b) => toTimestamp(b) - toTimestamp(a));
const toTimestamp = ({ published_at }: ContentRecord) => Date.parse(published_at ?? '') || 0;

/**
 * Chooses the lead and the records that need attention. The lead is the first featured alert, else the newest unread
 * alert, else the newest alert. No record is shown twice.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 * @see docs/product.md#the-lead
 */
export function composeNews({ featured = [], unread, recent }: HomeParts, now: number): HomeNews {
  // A record that was just marked as read stays in its list until the next fetch.
  const unreadNewestFirst = sortNewestFirst(unread.filter(({ read }) => read !== true));
  const lead =
    featured.find(isAlert) ??
    unreadNewestFirst.find(isAlert) ??
    sortNewestFirst(recent).find(isAlert) ??
    null;
  const attention = sortByUrgency(excludeRecords(unreadNewestFirst, lead ? [lead] : []), now).slice(
    0,
    maxAttention,
  );
  return { lead, attention };
}

/**
 * Sorts records that start or end within a week first, soonest first. The rest follow, newest first, and records that no
 * longer apply come last.
 */
function sortByUrgency(records: readonly ContentRecord[], now: number): ContentRecord[] {
  const rank = (record: ContentRecord) => {
    const daysToEnd = daysUntil(record.effective_until, now) ?? Infinity;
    if (daysToEnd < 0 || getReplacement(record, now)) return soonDays + 2;
    const daysToStart = daysUntil(record.effective_from, now) ?? -1;
    return Math.min(daysToEnd, daysToStart < 0 ? Infinity : daysToStart, soonDays + 1);
  };
  return records.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Merges lists of records, newest first. Records shown above and replaced records are left out.
 *
 * @param lists - the first page of each list that has loaded.
 * @see docs/product.md#latest
 */
export function composeLatest(
  lists: readonly (readonly ContentRecord[])[],
  { lead, attention }: HomeNews,
  now: number,
): ContentRecord[] {
  const current = sortNewestFirst(lists.flat().filter((record) => !getReplacement(record, now)));
  return excludeRecords(current, lead ? [lead, ...attention] : attention).slice(0, maxLatest);
}

const excludeRecords = (records: readonly ContentRecord[], excluded: readonly ContentRecord[]) =>
  records.filter((record) => !excluded.some((other) => isSameRecord(record, other)));
