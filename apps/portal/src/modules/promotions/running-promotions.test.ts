import type { SalesPromotion } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { getCurrentAndUpcomingPromotions } from './running-promotions.ts';

const promotion = (id: number, starts_on?: string, ends_on?: string): SalesPromotion => ({
  id,
  record_type: 'SalesPromotion',
  title: `Promotion ${id}`,
  starts_on,
  ends_on,
});

describe('getCurrentAndUpcomingPromotions', () => {
  it('lists running promotions by end date, then upcoming ones, and leaves out ended ones', () => {
    const promotions = getCurrentAndUpcomingPromotions(
      [
        promotion(1, '2026-04-01', '2026-05-01'),
        promotion(2, '2026-01-01', '2026-12-31'),
        promotion(3, '2026-01-01', '2026-03-01'),
        promotion(4, '2026-02-01', '2026-03-02'),
        promotion(5),
      ],
      '2026-03-02',
    );
    expect(promotions.map(({ id }) => id)).toEqual([4, 2, 5, 1]);
  });
});
