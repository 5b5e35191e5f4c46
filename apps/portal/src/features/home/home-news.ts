import type { ContentRecord } from '@producer-portal/api';
import { daysUntil } from '../../lib/dates.ts';
import { isBindingNotice } from '../../modules/binding/binding-notices.ts';
import { getReplacement, soonDays } from '../../modules/content-list/row-texts.ts';

/** The lists loaded so far; `featured` is undefined while loading or after a failure. */
export interface HomeParts {
  readonly featured: readonly ContentRecord[] | undefined;
  readonly unread: readonly ContentRecord[];
  readonly recent: readonly ContentRecord[];
}

export interface HomeNews {
  readonly lead: ContentRecord | null;
  /** Records that start or end within a week, read or not, soonest first. */
  readonly deadlines: readonly ContentRecord[];
  /** The other unread records, in the order of `sortByUrgency`. */
  readonly attention: readonly ContentRecord[];
  /** The featured content that isn't in any of the above. */
  readonly featured: readonly ContentRecord[];
}

const maxDeadlines = 2;
const maxAttention = 5;
/** Number of rows under "Latest". */
export const maxLatest = 8;

type RecordKey = Pick<ContentRecord, 'record_type' | 'id'>;

/** Whether two records are the same record. Records of different types can have the same id. */
export const isSameRecord = (a: RecordKey, b: RecordKey) =>
  a.record_type === b.record_type && String(a.id) === String(b.id);
const isAlert = ({ record_type }: ContentRecord) => record_type === 'Alert';
const sortNewestFirst = (records: readonly ContentRecord[]) =>
  records.toSorted((a, b) => toTimestamp(b) - toTimestamp(a));
const toTimestamp = ({ published_at }: ContentRecord) => Date.parse(published_at ?? '') || 0;

/**
 * Chooses the lead, the deadlines, the records that need attention, and the featured content. The lead is the first featured
 * alert, else the newest unread alert, else the newest alert. No record is shown twice. Binding notices aren't deadlines,
 * because the status strip already shows when they end.
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
  const shownRecords = lead ? [lead] : [];
  const candidates = removeDuplicates([...unreadNewestFirst, ...sortNewestFirst(recent)]);
  const deadlines = excludeRecords(candidates, shownRecords)
    .flatMap((record) => {
      const days = isBindingNotice(record) ? null : daysToDeadline(record, now);
      return days === null ? [] : [{ record, days }];
    })
    .toSorted((a, b) => a.days - b.days)
    .slice(0, maxDeadlines)
    .map(({ record }) => record);
  shownRecords.push(...deadlines);
  const attention = sortByUrgency(excludeRecords(unreadNewestFirst, shownRecords), now).slice(
    0,
    maxAttention,
  );
  shownRecords.push(...attention);
  return {
    lead,
    deadlines,
    attention,
    featured: excludeRecords(removeDuplicates(featured), shownRecords),
  };
}

/**
 * Returns the number of days until a record starts or ends, whichever comes first; null if neither is within a week or a newer
 * record has replaced it.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 */
export function daysToDeadline(record: ContentRecord, now: number): number | null {
  if (getReplacement(record, now)) return null;
  const days = [record.effective_from, record.effective_until]
    .map((day) => daysUntil(day, now) ?? -1)
    .filter((count) => count >= 0 && count <= soonDays);
  return days.length > 0 ? Math.min(...days) : null;
}

/**
 * Sorts records that start or end within a week first, soonest first. The rest follow, newest first, and records that no
 * longer apply come last.
 */
function sortByUrgency(records: readonly ContentRecord[], now: number): ContentRecord[] {
  const rank = (record: ContentRecord) => {
    const hasEnded = (daysUntil(record.effective_until, now) ?? 0) < 0;
    if (hasEnded || getReplacement(record, now)) return soonDays + 2;
    return daysToDeadline(record, now) ?? soonDays + 1;
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
  { lead, deadlines, attention, featured }: HomeNews,
  now: number,
): ContentRecord[] {
  const current = sortNewestFirst(lists.flat().filter((record) => !getReplacement(record, now)));
  const shownRecords = [...(lead ? [lead] : []), ...deadlines, ...attention, ...featured];
  return excludeRecords(current, shownRecords).slice(0, maxLatest);
}

const removeDuplicates = (records: readonly ContentRecord[]) =>
  records.filter(
    (record, index) => records.findIndex((each) => isSameRecord(each, record)) === index,
  );

const excludeRecords = (records: readonly ContentRecord[], excluded: readonly ContentRecord[]) =>
  records.filter((record) => !excluded.some((other) => isSameRecord(record, other)));
