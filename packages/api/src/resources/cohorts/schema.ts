import * as v from 'valibot';
import { daySchema, idSchema, optional } from '../content/schema.ts';

/** The states that come to the newer platform together, and when (docs/contract.md#cohort-record). */
export const cohortSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Two-letter codes. */
  states: optional(v.array(v.string())),
  starts_on: optional(daySchema),
});
export interface Cohort extends v.InferOutput<typeof cohortSchema> {}
