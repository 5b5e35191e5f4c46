import * as v from 'valibot';
import { defineResource, withType, single } from '../client/define-resource.ts';
import { contentRecordEntries, idSchema, optional } from './content/schema.ts';

/** A simple page: a static page with topics and forms (docs/contract.md#simple-page-record). */
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

/** Simple pages, by slug. */
export const simplePages = defineResource('simplePages', {
  detail: single({
    prefix: 'SIMPLE_PAGE',
    path: '/api/v1/simple_pages/:id',
    key: 'simple_page',
    schema: withType<SimplePage>(simplePageSchema),
  }),
});
