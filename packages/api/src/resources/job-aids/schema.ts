import * as v from 'valibot';
import { contentRecordEntries, optional, termSchema } from '../content/schema.ts';

/** A job aid (docs/contract.md#job-aid-record); its category is one of job_aids. */
export const jobAidSchema = v.object({
  ...contentRecordEntries,
  /** One of this month's. */
  is_monthly: optional(v.boolean()),
  /** For those who get ready to sell on the newer platform. */
  is_prelaunch: optional(v.boolean()),
  systems: optional(v.array(termSchema)),
});
export interface JobAid extends v.InferOutput<typeof jobAidSchema> {}
