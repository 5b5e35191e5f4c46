import * as v from 'valibot';
import { optional, termSchema } from '../content/schema.ts';

/** What a tag says of a record: a system that it is about, its type, or its topic. */
export const tagGroups = ['systems', 'types', 'topics'] as const;
export type TagGroup = (typeof tagGroups)[number];

/** A tag (docs/contract.md#category-platform-and-tag-records). Those of `systems` and `types` are what trainings are filtered by. */
export const tagSchema = v.object({
  ...termSchema.entries,
  group: optional(v.picklist(tagGroups)),
});
export interface Tag extends v.InferOutput<typeof tagSchema> {}
