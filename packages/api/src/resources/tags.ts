import * as v from 'valibot';
import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { optional, termSchema } from './content/schema.ts';

/** Groups of tags: systems, types of training, and topics. */
export const tagGroups = ['systems', 'types', 'topics'] as const;
export type TagGroup = (typeof tagGroups)[number];

/**
 * A tag (docs/contract.md#category-platform-and-tag-records). The tags in `systems` and `types` are the
 * options of training filters.
 */
export const tagSchema = v.object({
  ...termSchema.entries,
  group: optional(v.picklist(tagGroups)),
});
export interface Tag extends v.InferOutput<typeof tagSchema> {}

/** All tags, each with its group. */
export const tags = defineResource('tags', {
  list: unpagedList({
    prefix: 'TAGS',
    path: '/api/v1/tags',
    key: 'tags',
    schema: withType<Tag>(tagSchema),
  }),
});
