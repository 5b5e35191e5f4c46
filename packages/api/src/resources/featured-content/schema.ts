import { contentRecordSchema, type ContentRecord } from '../content/schema.ts';

/** A record that stands on the home page, of any type. */
export const featuredContentSchema = contentRecordSchema;
export type FeaturedContent = ContentRecord;
