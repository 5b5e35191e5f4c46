import * as v from 'valibot';
import { defineResource, list, withType, record, unpagedList } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';
import { productAreas } from './content/vocabulary.ts';

/** Statuses of a product's availability in a state. */
export const availabilityStatuses = ['available', 'limited', 'coming_soon', 'unavailable'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** Accepts unknown statuses too, so that a product with a new status doesn't look unavailable. */
const availabilityStatusSchema: v.GenericSchema<AvailabilityStatus | (string & {})> = v.union([
  v.picklist(availabilityStatuses),
  v.string(),
]);

/** Availability of a product in one state. */
export const availabilitySchema = v.object({
  /** Two-letter state code. */
  state: v.string(),
  status: availabilityStatusSchema,
  /** Text about limits, or about when the product will be available. */
  note: optional(v.string()),
  /** First day of this status. */
  effective_on: optional(daySchema),
});
export interface Availability extends v.InferOutput<typeof availabilitySchema> {}

/** A product (docs/contract.md#product-record). */
export const productSchema = v.object({
  ...contentRecordEntries,
  area: optional(v.picklist(productAreas)),
  is_new: optional(v.boolean()),
  /** One or two sentences. */
  summary: optional(v.string()),
  availability: optional(v.array(availabilitySchema)),
});
export interface Product extends v.InferOutput<typeof productSchema> {}

/** Products: one page, the full list, or a single product. */
export const products = defineResource('products', {
  list: list({
    prefix: 'PRODUCTS',
    path: '/api/v1/products',
    key: 'products',
    schema: withType<Product>(productSchema),
    query: { area: 'productArea', is_new: 'isNew', search: 'search', page: 'page' },
  }),
  all: unpagedList({
    prefix: 'PRODUCTS_ALL',
    path: '/api/v1/products/all',
    key: 'products',
    schema: withType<Product>(productSchema),
  }),
  /** Throws `NotAuthorized` for an agent360 product without active premier access. */
  detail: record({
    prefix: 'PRODUCT',
    path: '/api/v1/products/:id',
    key: 'product',
    schema: withType<Product>(productSchema),
  }),
});
