import type { SalesPromotion } from '@producer-portal/api';
import { toEasternDay, daysUntil } from '../../lib/dates.ts';
import { stampCopy } from '../content-list/copy.ts';
import { soonDays } from '../content-list/row-texts.ts';
import { createDateStamp, type DateStampContent } from '../content-list/date-stamp.ts';
import { copy } from './copy.ts';

/**
 * The date stamp of a promotion: the first day of an upcoming one, the last day of a running one; null without a date.
 *
 * @param now - the current time in milliseconds. Days are counted in Eastern Time.
 */
export function createPromotionStamp(
  { starts_on: start, ends_on: end }: Pick<SalesPromotion, 'starts_on' | 'ends_on'>,
  now: number,
): DateStampContent | null {
  if (start && start > toEasternDay(now)) {
    return createDateStamp(start, now, {
      caption: stampCopy.fromCaption,
      label: copy.starts,
      status: 'neutral',
    });
  }
  const endsSoon = (daysUntil(end, now) ?? soonDays) <= soonDays;
  return createDateStamp(end, now, {
    caption: stampCopy.untilCaption,
    label: copy.runsUntil,
    status: endsSoon ? 'soon' : 'active',
  });
}
