import type { Guide } from '@producer-portal/api';
import { dayOf, formatDateline, formatLongDate, stampParts } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import type { Stamp } from '../../modules/content-list/row-facts.ts';
import { guidesCopy as copy } from './copy.ts';

type Dated = Pick<Guide, 'new_business_on' | 'superseded_by' | 'published_at'>;

/**
 * The stamp of a guide: from when it holds for new business, or else when it was published. One that
 * was replaced is told apart.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function guideStamp(guide: Dated, now: number): Stamp | null {
  const from = guide.new_business_on ?? guide.published_at;
  const parts = stampParts(from);
  if (!from || !parts) return null;
  const date = formatLongDate(from);
  const dateTime = guide.new_business_on ?? dayOf(from);
  if (guide.superseded_by) {
    const label = copy.stampReplaced(date);
    return { dateTime, ...parts, label, status: 'ended' };
  }
  const holds = dateTime <= dayOf(now);
  return { dateTime, ...parts, label: copy.stampFrom(date), status: holds ? 'holds' : 'plain' };
}

/** What the row of a guide says: its number, its two dates, and for which states it is. */
export function guideRowFacts(guide: Guide, states: string): (string | null)[] {
  const { number, new_business_on: newBusiness, renewal_on: renewals } = guide;
  return [
    guide.superseded_by ? copy.replaced : null,
    number ? unbroken(number) : null,
    newBusiness ? unbroken(copy.newBusinessFrom(formatDateline(newBusiness))) : null,
    renewals ? unbroken(copy.renewalsFrom(formatDateline(renewals))) : null,
    states,
  ];
}
