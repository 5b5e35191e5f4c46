import * as v from 'valibot';
import { optional } from '../content/schema.ts';

/** Where a file can be had for a short while (docs/contract.md#attachment-downloads). */
export const attachmentSchema = v.object({
  name: optional(v.string()),
  download_url: v.pipe(v.string(), v.nonEmpty()),
});
export interface Attachment extends v.InferOutput<typeof attachmentSchema> {}
