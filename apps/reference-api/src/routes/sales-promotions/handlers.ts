import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { answerList } from '../content/handlers.ts';
import { salesPromotions } from '@producer-portal/api';

/** All promotions. */
export function salesPromotionRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    salesPromotions.list.path,
    answerList(salesPromotions.list, ['SalesPromotion'], () => ({ page: null })),
  );
}
