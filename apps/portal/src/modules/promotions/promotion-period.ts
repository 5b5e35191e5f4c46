import type { SalesPromotion } from '@producer-portal/api';
import { dayOf, daysUntil } from '../../lib/dates.ts';
import { stampCopy } from '../content-list/copy.ts';
import { soonDays } from '../content-list/row-facts.ts';
import { stampOn, type Stamp } from '../content-list/stamp.ts';
import { copy } from './copy.ts';

/**
 * The date stamp of a promotion: the first day of an upcoming one, the last day of a running one; null without a date.
 *
 * @param now - milliseconds. Days are counted in Eastern Time.
 */
export function promotionStamp(
  { starts_on: start, ends_on: end }: Pick<SalesPromotion, 'starts_on' | 'ends_on'>,
  now: number,
): Stamp | null {
  if (start && start > dayOf(now)) {
    return stampOn(start, now, { caption: stampCopy.from, label: copy.starts, status: 'plain' });
  }
  const endsSoon = (daysUntil(end, now) ?? soonDays) <= soonDays;
  return stampOn(end, now, {
    caption: stampCopy.until,
    label: copy.runsUntil,
    status: endsSoon ? 'soon' : 'active',
  });
}
