import * as v from 'valibot';
import { defineResource, list, named, record } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, imageSchema, optional } from './content/schema.ts';

/** What a field of a template is filled from; the person who orders writes the free ones. */
export const templateFieldSources = [
  'agency.name',
  'agency.phone',
  'agency.license',
  'agency.logo',
  'disclosure',
  'free',
] as const;
export type TemplateFieldSource = (typeof templateFieldSources)[number];

/** A slot of a template's drawing that something is printed in. */
export const templateFieldSchema = v.object({
  /** The name of its slot in `template_svg`. */
  key: v.string(),
  label: optional(v.string()),
  required: optional(v.boolean()),
  source: optional(v.picklist(templateFieldSources)),
  /** In characters. */
  max_length: optional(v.number()),
  /** What the host fills in stands as it is. */
  locked: optional(v.boolean()),
});
export interface TemplateField extends v.InferOutput<typeof templateFieldSchema> {}

/** A piece of marketing collateral that can be ordered with the agency's name on it (docs/contract.md#collateral-template-record). */
export const collateralTemplateSchema = v.object({
  ...contentRecordEntries,
  preview: optional(imageSchema),
  /**
   * A drawing with the slots of `fields`: a `<text data-slot="key">`, or an `<image>` for a logo.
   * `data-width` says how wide a line may be, in the units of its `viewBox`.
   */
  template_svg: optional(v.string()),
  fields: optional(v.array(templateFieldSchema)),
  /** How many can be ordered. */
  quantities: optional(v.array(v.number())),
  /** Of one unit, in US cents. */
  price_cents: optional(v.number()),
  /** Two-letter codes. */
  allowed_states: optional(v.array(v.string())),
  /** The last day on which it can be ordered. */
  expires_on: optional(daySchema),
  /** What the law of a state asks to be printed, by its code. */
  disclosures: optional(v.record(v.string(), v.string())),
});
export interface CollateralTemplate extends v.InferOutput<typeof collateralTemplateSchema> {}

/** Marketing collateral, newest first. */
export const collateralTemplates = defineResource('collateralTemplates', {
  list: list({
    prefix: 'COLLATERAL_TEMPLATES',
    path: '/api/v1/collateral_templates',
    key: 'collateral_templates',
    schema: named<CollateralTemplate>(collateralTemplateSchema),
    query: { category: 'category', search: 'search', page: 'page' },
  }),
  detail: record({
    prefix: 'COLLATERAL_TEMPLATE',
    path: '/api/v1/collateral_templates/:id',
    key: 'collateral_template',
    schema: named<CollateralTemplate>(collateralTemplateSchema),
  }),
});
