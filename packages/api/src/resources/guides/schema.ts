import * as v from 'valibot';
import { contentRecordEntries, daySchema, optional } from '../content/schema.ts';

/** The categories that guides are listed by. */
export const guideCategories = ['underwriting_guidelines', 'rate_bulletins'] as const;

/** An underwriting guideline, a rate bulletin or a rate and rule manual (docs/contract.md#guide-record). */
export const guideSchema = v.object({
  ...contentRecordEntries,
  /** As printed on it, such as `RB-2026-014`. */
  number: optional(v.string()),
  /** From when it holds for new business. */
  new_business_on: optional(daySchema),
  /** From when it holds for renewals. */
  renewal_on: optional(daySchema),
  /** The slug of the guide that took its place. */
  superseded_by: optional(v.string()),
});
export interface Guide extends v.InferOutput<typeof guideSchema> {}

/** The guides of one state. */
export const guidesOfStateSchema = v.object({
  /** Its two-letter code. */
  state: v.string(),
  guides: v.array(guideSchema),
});
export interface GuidesOfState extends v.InferOutput<typeof guidesOfStateSchema> {}
