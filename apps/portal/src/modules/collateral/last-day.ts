import { formatLongDate } from '../../lib/dates.ts';
import { collateralCopy as copy } from './copy.ts';
import { isExpired } from './order-eligibility.ts';

/**
 * Until when a piece can be ordered, or could be.
 *
 * @param today - in New York, `YYYY-MM-DD`.
 * @returns null for a piece without an end.
 * @example lastDayText('2026-05-29', '2026-03-02') // 'Order by May 29, 2026'
 */
export function lastDayText(lastDay: string | null | undefined, today: string): string | null {
  if (!lastDay) return null;
  const words = isExpired(lastDay, today) ? copy.lastDayOver : copy.lastDay;
  return words(formatLongDate(lastDay));
}
