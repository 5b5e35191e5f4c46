import type { SalesPromotion } from '@producer-portal/api';

/**
 * The promotions that a producer can still use: what runs now, the first to end first, then what is to
 * come. What has ended is never offered.
 *
 * @param today - the day in Eastern Time, `YYYY-MM-DD`.
 */
export function runningPromotions(
  promotions: readonly SalesPromotion[],
  today: string,
): SalesPromotion[] {
  const isToCome = ({ starts_on: start }: SalesPromotion) => Boolean(start && start > today);
  const orderOf = (promotion: SalesPromotion) =>
    isToCome(promotion) ? (promotion.starts_on ?? '') : (promotion.ends_on ?? '9999');
  return promotions
    .filter(({ ends_on: end }) => !end || end >= today)
    .toSorted(
      (a, b) => Number(isToCome(a)) - Number(isToCome(b)) || orderOf(a).localeCompare(orderOf(b)),
    );
}
