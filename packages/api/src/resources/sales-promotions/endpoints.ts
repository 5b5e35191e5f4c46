import { listOf } from '../../client/endpoint.ts';
import { salesPromotionSchema } from './schema.ts';

export const salesPromotionsEndpoint = {
  prefix: 'SALES_PROMOTIONS',
  method: 'GET',
  path: '/api/v1/sales_promotions',
  answer: listOf('sales_promotions', salesPromotionSchema),
} as const;
