/** The date ranges by which alerts and policy updates can be filtered. Each one ends today. */
export const postingPeriods = ['today', 'this_week', 'last_30_days'] as const;
export type PostingPeriod = (typeof postingPeriods)[number];

const DAY_MS = 86_400_000;

/**
 * Returns the first day of a period. A week starts on Monday.
 *
 * @param period a value of the `posted` filter
 * @param today the current day in Eastern Time, `YYYY-MM-DD`
 * @returns the day as `YYYY-MM-DD`
 * @example
 * getFirstDayOfPeriod('this_week', '2026-03-04'); // '2026-03-02', a Monday
 * @see docs/contract.md#posted
 */
export function getFirstDayOfPeriod(period: PostingPeriod, today: string): string {
  const day = new Date(today);
  const daysBack = { today: 0, this_week: (day.getUTCDay() + 6) % 7, last_30_days: 29 }[period];
  return new Date(day.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10);
}
