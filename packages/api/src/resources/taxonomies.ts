import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { termSchema, type Term } from './content/schema.ts';
import { alertGroups } from './content/vocabulary.ts';

/** Keys of the taxonomy groups (docs/contract.md#taxonomy-groups). */
export const taxonomyKeys = [
  ...alertGroups,
  'social_sharings',
  'safety_tips',
  'holiday_and_seasonal',
  'marketing_collateral',
] as const;
export type TaxonomyKey = (typeof taxonomyKeys)[number];

/** A category in a taxonomy group. */
export const categorySchema = termSchema;
export type Category = Term;

/** The categories of each taxonomy group, in order. */
export const taxonomies = defineResource('taxonomies', {
  /** Takes one of `taxonomyKeys`. */
  categories: unpagedList({
    prefix: 'CATEGORIES',
    path: '/api/v1/taxonomies/:id/categories',
    key: 'categories',
    schema: withType<Category>(categorySchema),
  }),
});
