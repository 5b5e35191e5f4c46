import * as v from 'valibot';
import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';

/** A sales promotion (docs/contract.md#sales-promotion-record). */
export const salesPromotionSchema = v.object({
  ...contentRecordEntries,
  starts_on: optional(daySchema),
  /** Last day. */
  ends_on: optional(daySchema),
});
export interface SalesPromotion extends v.InferOutput<typeof salesPromotionSchema> {}

/** All sales promotions, newest first. */
export const salesPromotions = defineResource('salesPromotions', {
  list: unpagedList({
    prefix: 'SALES_PROMOTIONS',
    path: '/api/v1/sales_promotions',
    key: 'sales_promotions',
    schema: withType<SalesPromotion>(salesPromotionSchema),
  }),
});
