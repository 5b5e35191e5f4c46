import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { contentRecordSchema, type ContentRecord } from './content/schema.ts';

/** A record of any type that the home page features. */
export const featuredContentSchema = contentRecordSchema;
export type FeaturedContent = ContentRecord;

/** The records that the home page features, in display order. */
export const featuredContent = defineResource('featuredContent', {
  list: unpagedList({
    prefix: 'FEATURED_CONTENT',
    path: '/api/v1/featured_content',
    key: 'featured_content',
    schema: withType<FeaturedContent>(featuredContentSchema),
  }),
});
