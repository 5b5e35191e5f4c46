import type { ContentRecord } from '@producer-portal/api';
import { daysUntil } from '../../lib/dates.ts';
import { replacementFor, soonDays } from '../../modules/content-list/row-facts.ts';

/** What has answered so far; undefined where a part has failed or is still on its way. */
export interface HomeParts {
  readonly featured: readonly ContentRecord[] | undefined;
  readonly unread: readonly ContentRecord[];
  readonly recent: readonly ContentRecord[];
}

export interface HomeNews {
  readonly lead: ContentRecord | null;
  /** Unread, without the lead, in the order of `byUrgency`. */
  readonly attention: readonly ContentRecord[];
}

const attentionShown = 5;
/** How many rows the latest news takes. */
export const latestShown = 8;

const same = (a: ContentRecord, b: ContentRecord) =>
  a.record_type === b.record_type && String(a.id) === String(b.id);
const isAlert = ({ record_type }: ContentRecord) => record_type === 'Alert';
const newestFirst = (records: readonly ContentRecord[]) =>
  records.toSorted((a, b) => instant(b) - instant(a));
const instant = ({ published_at }: ContentRecord) => Date.parse(published_at ?? '') || 0;

/**
 * Chooses what stands where on the home page: the lead is the first featured alert, else the newest
 * unread one, else the newest; nothing is shown twice.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 * @see docs/product.md#the-lead
 */
export function composeNews({ featured = [], unread, recent }: HomeParts, now: number): HomeNews {
  // A row that was read here may still stand in its list.
  const unreadByAge = newestFirst(unread.filter(({ read }) => read !== true));
  const lead =
    featured.find(isAlert) ??
    unreadByAge.find(isAlert) ??
    newestFirst(recent).find(isAlert) ??
    null;
  const attention = byUrgency(without(unreadByAge, lead ? [lead] : []), now).slice(
    0,
    attentionShown,
  );
  return { lead, attention };
}

/**
 * What ends or starts within a week stands first, the soonest first; then the rest, newest first; what holds no more stands
 * last.
 */
function byUrgency(newest: readonly ContentRecord[], now: number): ContentRecord[] {
  const rank = (record: ContentRecord) => {
    const ends = daysUntil(record.effective_until, now) ?? Infinity;
    if (ends < 0 || replacementFor(record)) return soonDays + 2;
    const starts = daysUntil(record.effective_from, now) ?? -1;
    return Math.min(ends, starts < 0 ? Infinity : starts, soonDays + 1);
  };
  return newest.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The newest across the portal, without what already stands above, and of one event its newest notice alone.
 *
 * @param lists - the first page of each kind, as far as it has answered.
 * @see docs/product.md#latest
 */
export function composeLatest(
  lists: readonly (readonly ContentRecord[])[],
  { lead, attention }: HomeNews,
): ContentRecord[] {
  const current = newestFirst(lists.flat().filter((record) => !replacementFor(record)));
  return without(current, lead ? [lead, ...attention] : attention).slice(0, latestShown);
}

const without = (records: readonly ContentRecord[], shown: readonly ContentRecord[]) =>
  records.filter((record) => !shown.some((other) => same(record, other)));
