import * as v from 'valibot';
import { contentRecordEntries, idSchema, optional } from '../content/schema.ts';

/** A page of standing text, with topics and forms (docs/contract.md#simple-page-record). */
export const simplePageSchema = v.object({
  ...contentRecordEntries,
  topics: optional(
    v.array(
      v.object({
        title: v.string(),
        text: optional(v.string()),
        path: optional(v.string()),
        external_url: optional(v.string()),
        phone: optional(v.string()),
        email: optional(v.string()),
      }),
    ),
  ),
  forms: optional(
    v.array(
      v.object({ attachment_id: idSchema, name: v.string(), description: optional(v.string()) }),
    ),
  ),
});
export interface SimplePage extends v.InferOutput<typeof simplePageSchema> {}
