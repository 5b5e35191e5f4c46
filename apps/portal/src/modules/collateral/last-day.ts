import { formatLongDate } from '../../lib/dates.ts';
import { collateralCopy as copy } from './copy.ts';
import { isExpired } from './order-eligibility.ts';

/**
 * Describes the last day to order an item, past or future.
 *
 * @param today - the date in New York, `YYYY-MM-DD`.
 * @returns null for an item without a last day.
 * @example lastDayText('2026-05-29', '2026-03-02') // 'Order by May 29, 2026'
 */
export function lastDayText(lastDay: string | null | undefined, today: string): string | null {
  if (!lastDay) return null;
  const format = isExpired(lastDay, today) ? copy.lastDayPassed : copy.lastDay;
  return format(formatLongDate(lastDay));
}
