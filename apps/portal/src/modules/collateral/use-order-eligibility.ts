import type { CollateralTemplate } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { useSession } from '../session/services.tsx';
import { getOrderEligibility, type OrderEligibility } from './order-eligibility.ts';

/** Whether the user's agency can order an item today, and for which states. */
export function useOrderEligibility(template: CollateralTemplate): OrderEligibility {
  const today = toEasternDay(useNow());
  return getOrderEligibility(template, useSession().claims?.agency ?? null, today);
}
