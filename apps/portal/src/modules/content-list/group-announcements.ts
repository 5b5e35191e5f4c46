import { getFirstDayOfPeriod, type Alert, type PolicyUpdate } from '@producer-portal/api';
import { toEasternDay } from '../../lib/dates.ts';
import { groupBy } from '../../lib/group-by.ts';
import { announcementsCopy } from './copy.ts';
import type { ListSection } from './list-results.tsx';
import { getReplacement } from './row-texts.ts';

const { periods } = announcementsCopy;

/**
 * Groups a page of alerts or policy updates by the day of posting: today, this week, and earlier. A replaced announcement is
 * left out if its replacement is on the same page, because the row of the replacement lists it.
 *
 * @param items - newest first.
 * @param now - in milliseconds; days are in Eastern Time, and a week starts on Monday.
 */
export function groupAnnouncements<Item extends Alert | PolicyUpdate>(
  items: readonly Item[],
  now: number,
): readonly ListSection<Item>[] {
  const today = toEasternDay(now);
  const monday = getFirstDayOfPeriod('this_week', today);
  const shownIds = new Set(items.map(({ id }) => String(id)));
  const shownItems = items.filter((item) => {
    const replacement = getReplacement(item, now);
    return !replacement || !shownIds.has(String(replacement.id));
  });
  const groups = groupBy(shownItems, ({ published_at: published }) => {
    const day = published ? toEasternDay(published) : '';
    if (day >= today) return periods.today;
    return day >= monday ? periods.week : periods.earlier;
  });
  return [...groups].map(([title, group]) => ({ title, items: group }));
}
