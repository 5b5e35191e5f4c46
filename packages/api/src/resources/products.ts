import * as v from 'valibot';
import { defineResource, list, named, record, unpagedList } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';
import { productAreas } from './content/vocabulary.ts';

/** Whether a product can be sold in a state. */
export const availabilityStatuses = ['available', 'limited', 'coming_soon', 'unavailable'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** A host may know of more: a state is not told to be closed for that. */
const availabilityStatusSchema: v.GenericSchema<AvailabilityStatus | (string & {})> = v.union([
  v.picklist(availabilityStatuses),
  v.string(),
]);

/** How a product stands in one state. */
export const availabilitySchema = v.object({
  /** The state's two-letter code. */
  state: v.string(),
  status: availabilityStatusSchema,
  /** What limits it, or what is to come. */
  note: optional(v.string()),
  /** From when on it stands so. */
  effective_on: optional(daySchema),
});
export interface Availability extends v.InferOutput<typeof availabilitySchema> {}

/** A product (docs/contract.md#product-record). */
export const productSchema = v.object({
  ...contentRecordEntries,
  area: optional(v.picklist(productAreas)),
  is_new: optional(v.boolean()),
  /** A sentence or two. */
  summary: optional(v.string()),
  availability: optional(v.array(availabilitySchema)),
});
export interface Product extends v.InferOutput<typeof productSchema> {}

/** Products: paged, all that the user may see, and one by one. */
export const products = defineResource('products', {
  list: list({
    prefix: 'PRODUCTS',
    path: '/api/v1/products',
    key: 'products',
    schema: named<Product>(productSchema),
    query: { area: 'productArea', is_new: 'isNew', search: 'search', page: 'page' },
  }),
  all: unpagedList({
    prefix: 'PRODUCTS_ALL',
    path: '/api/v1/products/all',
    key: 'products',
    schema: named<Product>(productSchema),
  }),
  /** Throws `NotAuthorized` for an agent360 product without active premier access. */
  detail: record({
    prefix: 'PRODUCT',
    path: '/api/v1/products/:id',
    key: 'product',
    schema: named<Product>(productSchema),
  }),
});
