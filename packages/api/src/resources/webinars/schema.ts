import * as v from 'valibot';
import {
  ceCreditSchema,
  contentRecordEntries,
  instantSchema,
  optional,
  termSchema,
  videoPartSchema,
} from '../content/schema.ts';

/** A webinar (docs/contract.md#webinar-record): to come, under way, or over and recorded. */
export const webinarSchema = v.object({
  ...contentRecordEntries,
  starts_at: optional(instantSchema),
  ends_at: optional(instantSchema),
  types: optional(v.array(termSchema)),
  platforms: optional(v.array(termSchema)),
  /** A role, never a person. */
  presenter: optional(v.string()),
  registration_url: optional(v.string()),
  recording: optional(videoPartSchema),
  ce_credits: optional(v.array(ceCreditSchema)),
});
export interface Webinar extends v.InferOutput<typeof webinarSchema> {}
