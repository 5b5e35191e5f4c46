import { alertGroups } from '../alerts/schema.ts';
import { termSchema, type Term } from '../content/schema.ts';

/** The keys of the groups that categories stand in (docs/contract.md#taxonomy-groups). */
export const taxonomyKeys = [
  ...alertGroups,
  'social_sharings',
  'safety_tips',
  'holiday_and_seasonal',
  'marketing_collateral',
] as const;
export type TaxonomyKey = (typeof taxonomyKeys)[number];

/** A category of a group. */
export const categorySchema = termSchema;
export type Category = Term;
