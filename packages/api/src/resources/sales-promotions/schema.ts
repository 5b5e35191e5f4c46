import * as v from 'valibot';
import { contentRecordEntries, daySchema, optional } from '../content/schema.ts';

/** A promotion (docs/contract.md#sales-promotion-record). */
export const salesPromotionSchema = v.object({
  ...contentRecordEntries,
  starts_on: optional(daySchema),
  /** Its last day. */
  ends_on: optional(daySchema),
});
export interface SalesPromotion extends v.InferOutput<typeof salesPromotionSchema> {}
