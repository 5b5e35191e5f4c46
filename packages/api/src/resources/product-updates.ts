import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';

/** Product news (docs/contract.md#product-update-record), in a category of `product_news_and_updates`. */
export const productUpdateSchema = v.object({
  ...contentRecordEntries,
  /** Whether the home page features the update. */
  is_featured: optional(v.boolean()),
  effective_from: optional(daySchema),
});
export interface ProductUpdate extends v.InferOutput<typeof productUpdateSchema> {}

/** Product updates, newest first. */
export const productUpdates = defineResource('productUpdates', {
  list: list({
    prefix: 'PRODUCT_UPDATES',
    path: '/api/v1/product_updates',
    key: 'product_updates',
    schema: withType<ProductUpdate>(productUpdateSchema),
    query: {
      is_featured: 'isFeatured',
      category: 'category',
      'products[]': 'products',
      search: 'search',
      page: 'page',
      'tags[]': 'tags',
    },
  }),
  detail: record({
    prefix: 'PRODUCT_UPDATE',
    path: '/api/v1/product_updates/:id',
    key: 'product_update',
    schema: withType<ProductUpdate>(productUpdateSchema),
  }),
});
