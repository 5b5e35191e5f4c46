import { defineResource, named, unpagedList } from '../client/define-resource.ts';
import { contentRecordSchema, type ContentRecord } from './content/schema.ts';

/** A record that stands on the home page, of any type. */
export const featuredContentSchema = contentRecordSchema;
export type FeaturedContent = ContentRecord;

/** What the home page features, in its order. */
export const featuredContent = defineResource('featuredContent', {
  list: unpagedList({
    prefix: 'FEATURED_CONTENT',
    path: '/api/v1/featured_content',
    key: 'featured_content',
    schema: named<FeaturedContent>(featuredContentSchema),
  }),
});
