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
  /** The newest of everything, without what stands above. */
  readonly latest: readonly ContentRecord[];
}

const eyesShown = 5;
const latestShown = 6;

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
  const recentByAge = newestFirst(recent);
  const lead =
    featured.find(isAlert) ?? unreadByAge.find(isAlert) ?? recentByAge.find(isAlert) ?? null;
  const without = (records: readonly ContentRecord[], shown: readonly ContentRecord[]) =>
    records.filter((record) => !shown.some((other) => same(record, other)));

  const above = lead ? [lead] : [];
  const hasEnded = ({ effective_until: until }: ContentRecord) => Boolean(until && until < today);
  const eyes = without(unreadByAge, above)
    .toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)))
    .slice(0, eyesShown);
  const latest = without(recentByAge, [...above, ...eyes]).slice(0, latestShown);
  return { lead, eyes, latest };
}
