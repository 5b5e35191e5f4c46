import { contentRecordSchema, type ContentRecord } from '../content/schema.ts';

export const featuredContentSchema = contentRecordSchema;
export type FeaturedContent = ContentRecord;
