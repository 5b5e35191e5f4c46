import type { SalesPromotion } from '@producer-portal/api';
import { dayOf, daysUntil, formatLongDate, stampParts } from '../../lib/dates.ts';
import { soonDays, type Stamp } from '../content-list/row-facts.ts';
import { copy } from './copy.ts';

/**
 * When a promotion can be used: one to come shows its first day, one that runs its last; null without a date.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function promotionStamp(
  { starts_on: start, ends_on: end }: Pick<SalesPromotion, 'starts_on' | 'ends_on'>,
  now: number,
): Stamp | null {
  const isToCome = Boolean(start && start > dayOf(now));
  const day = isToCome ? start : end;
  const parts = stampParts(day);
  if (!day || !parts) return null;
  const endsSoon = (daysUntil(day, now) ?? soonDays) <= soonDays;
  return {
    dateTime: day,
    ...parts,
    label: (isToCome ? copy.starts : copy.runsUntil)(formatLongDate(day)),
    status: isToCome ? 'plain' : endsSoon ? 'soon' : 'holds',
  };
}
