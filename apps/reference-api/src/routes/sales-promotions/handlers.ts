import { salesPromotionsEndpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { answerList } from '../content/handlers.ts';

/** All promotions. */
export function salesPromotionRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    salesPromotionsEndpoint.path,
    answerList(salesPromotionsEndpoint, ['SalesPromotion'], () => ({ page: null })),
  );
}
