import type { ContentRecord } from '@producer-portal/api';

/** What has answered so far; undefined where a part has failed or is still on its way. */
export interface HomeParts {
  readonly featured: readonly ContentRecord[] | undefined;
  readonly unread: readonly ContentRecord[];
  readonly recent: readonly ContentRecord[];
}

export interface HomeNews {
  readonly lead: ContentRecord | null;
  /** Unread, without the lead: what still holds before what has ended, newest first. */
  readonly eyes: readonly ContentRecord[];
}

const eyesShown = 5;
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
 * @param today - the day in Eastern Time, `YYYY-MM-DD`.
 * @see decisions section 5.12
 */
export function composeNews({ featured = [], unread, recent }: HomeParts, today: string): HomeNews {
  // A row that was read here may still stand in its list.
  const unreadByAge = newestFirst(unread.filter(({ read }) => read !== true));
  const lead =
    featured.find(isAlert) ??
    unreadByAge.find(isAlert) ??
    newestFirst(recent).find(isAlert) ??
    null;
  const hasEnded = ({ effective_until: until }: ContentRecord) => Boolean(until && until < today);
  const eyes = without(unreadByAge, lead ? [lead] : [])
    .toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)))
    .slice(0, eyesShown);
  return { lead, eyes };
}

/**
 * The newest across the portal, without what already stands above.
 *
 * @param lists - the first page of each kind, as far as it has answered.
 * @see decisions section 5.12
 */
export function composeLatest(
  lists: readonly (readonly ContentRecord[])[],
  { lead, eyes }: HomeNews,
): ContentRecord[] {
  return without(newestFirst(lists.flat()), lead ? [lead, ...eyes] : eyes).slice(0, latestShown);
}

const without = (records: readonly ContentRecord[], shown: readonly ContentRecord[]) =>
  records.filter((record) => !shown.some((other) => same(record, other)));
