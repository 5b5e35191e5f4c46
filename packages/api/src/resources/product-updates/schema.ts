import * as v from 'valibot';
import { contentRecordEntries, daySchema, optional } from '../content/schema.ts';

/** News of a product (decisions, section 2); its category is one of product_news_and_updates. */
export const productUpdateSchema = v.object({
  ...contentRecordEntries,
  /** Stands on the home page. */
  is_featured: optional(v.boolean()),
  effective_from: optional(daySchema),
});
export interface ProductUpdate extends v.InferOutput<typeof productUpdateSchema> {}
