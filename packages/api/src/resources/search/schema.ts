import * as v from 'valibot';
import { contentRecordSchema, countSchema, optional } from '../content/schema.ts';

/** A record that a search has found, of any type. */
export const searchResultSchema = v.object({
  ...contentRecordSchema.entries,
  /** Plain text with each match between `[[` and `]]`. */
  highlight: optional(v.string()),
});
export interface SearchResult extends v.InferOutput<typeof searchResultSchema> {}

/** How many records of each `record_type` match, pages aside. */
export const searchCountsSchema = v.record(v.string(), countSchema);
export interface SearchCounts extends v.InferOutput<typeof searchCountsSchema> {}
