import type { CollateralTemplate } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { dayOf } from '../../lib/dates.ts';
import { useSession } from '../session/services.tsx';
import { orderStanding, type OrderStanding } from './order-standing.ts';

/** Whether the reader's agency can order a piece today, and for which states. */
export function useOrderStanding(template: CollateralTemplate): OrderStanding {
  const today = dayOf(useNow());
  return orderStanding(template, useSession().claims?.agency ?? null, today);
}
