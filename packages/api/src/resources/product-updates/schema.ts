import * as v from 'valibot';
import { contentRecordEntries, daySchema, optional } from '../content/schema.ts';

/** News of a product (docs/contract.md#product-update-record); its category is one of product_news_and_updates. */
export const productUpdateSchema = v.object({
  ...contentRecordEntries,
  /** Stands on the home page. */
  is_featured: optional(v.boolean()),
  effective_from: optional(daySchema),
});
export interface ProductUpdate extends v.InferOutput<typeof productUpdateSchema> {}
