import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, imageSchema, optional } from './content/schema.ts';

/** Sources of template fields. The user fills in the fields with the source `free`. */
export const templateFieldSources = [
  'agency.name',
  'agency.phone',
  'agency.license',
  'agency.logo',
  'disclosure',
  'free',
] as const;
export type TemplateFieldSource = (typeof templateFieldSources)[number];

/** A field of a template. */
export const templateFieldSchema = v.object({
  /** Name of the field's slot in `template_svg`. */
  key: v.string(),
  label: optional(v.string()),
  required: optional(v.boolean()),
  source: optional(v.picklist(templateFieldSources)),
  /** Maximum number of characters. */
  max_length: optional(v.number()),
  /** Whether only the host fills in the field. */
  locked: optional(v.boolean()),
});
export interface TemplateField extends v.InferOutput<typeof templateFieldSchema> {}

/** A template for collateral items with the agency's name (docs/contract.md#collateral-template-record). */
export const collateralTemplateSchema = v.object({
  ...contentRecordEntries,
  preview: optional(imageSchema),
  /**
   * SVG with a slot for each field: `<text data-slot="key">`, or `<image>` for a logo. `data-width` is
   * the maximum width of a line, in units of the `viewBox`.
   */
  template_svg: optional(v.string()),
  fields: optional(v.array(templateFieldSchema)),
  /** Quantities that can be ordered. */
  quantities: optional(v.array(v.number())),
  /** Price of one unit, in US cents. */
  price_cents: optional(v.number()),
  /** Two-letter codes. */
  allowed_states: optional(v.array(v.string())),
  /** Last day on which the item can be ordered. */
  expires_on: optional(daySchema),
  /** Required small print by state code. */
  disclosures: optional(v.record(v.string(), v.string())),
});
export interface CollateralTemplate extends v.InferOutput<typeof collateralTemplateSchema> {}

/** Collateral templates, newest first. */
export const collateralTemplates = defineResource('collateralTemplates', {
  list: list({
    prefix: 'COLLATERAL_TEMPLATES',
    path: '/api/v1/collateral_templates',
    key: 'collateral_templates',
    schema: withType<CollateralTemplate>(collateralTemplateSchema),
    query: { category: 'category', search: 'search', page: 'page' },
  }),
  detail: record({
    prefix: 'COLLATERAL_TEMPLATE',
    path: '/api/v1/collateral_templates/:id',
    key: 'collateral_template',
    schema: withType<CollateralTemplate>(collateralTemplateSchema),
  }),
});
