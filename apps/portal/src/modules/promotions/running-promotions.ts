import type { SalesPromotion } from '@producer-portal/api';

/**
 * The promotions that a producer can still use: running ones by end date, then upcoming ones.
 *
 * @param today - the date in Eastern Time, `YYYY-MM-DD`.
 */
export function getCurrentAndUpcomingPromotions(
  promotions: readonly SalesPromotion[],
  today: string,
): SalesPromotion[] {
  const isUpcoming = ({ starts_on: start }: SalesPromotion) => Boolean(start && start > today);
  const sortKey = (promotion: SalesPromotion) =>
    isUpcoming(promotion) ? (promotion.starts_on ?? '') : (promotion.ends_on ?? '9999');
  return promotions
    .filter(({ ends_on: end }) => !end || end >= today)
    .toSorted(
      (a, b) =>
        Number(isUpcoming(a)) - Number(isUpcoming(b)) || sortKey(a).localeCompare(sortKey(b)),
    );
}
