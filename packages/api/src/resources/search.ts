import * as v from 'valibot';
import { defineResource, list } from '../client/define-resource.ts';
import { listResponse, type ResponseSpec } from '../client/endpoint.ts';
import type { Page } from '../client/page.ts';
import { readBody } from '../client/read.ts';
import { contentRecordSchema, countSchema, optional } from './content/schema.ts';
import { guideSchema } from './guides.ts';

const { number, new_business_on, superseded_by, revision } = guideSchema.entries;

/** A search result: a record of any type. */
export const searchResultSchema = v.object({
  ...contentRecordSchema.entries,
  number,
  new_business_on,
  superseded_by,
  revision,
  /** Plain text with each match between `[[` and `]]`. */
  highlight: optional(v.string()),
});
export interface SearchResult extends v.InferOutput<typeof searchResultSchema> {}

/**
 * A passage that answers the query: a part of a record or simple page, word for word
 * (docs/contract.md#passages).
 */
export const passageSchema = v.object({
  /** The record or simple page with the passage. */
  record: searchResultSchema,
  /** The heading of its section. */
  heading: optional(v.string()),
  /** The id of the heading on the record's page. */
  anchor: optional(v.string()),
  /** Plain text with a line for each paragraph or list item, and each match between `[[` and `]]`. */
  highlight: v.string(),
});
export interface Passage extends v.InferOutput<typeof passageSchema> {}

/** Number of matches by `record_type`, on all pages. */
export const searchCountsSchema = v.record(v.string(), countSchema);
export interface SearchCounts extends v.InferOutput<typeof searchCountsSchema> {}

/** One page of results. `counts` and `passage` are null if the host doesn't send them. */
export interface SearchPage extends Page<SearchResult> {
  counts: SearchCounts | null;
  passage: Passage | null;
  /** Whether the results have only some of the query's words, because nothing matches better. */
  isPartial: boolean;
}

const results = /* @__PURE__ */ listResponse<SearchResult>('search_results', searchResultSchema);
const extraFieldsSchema = v.object({
  counts: optional(searchCountsSchema),
  passage: optional(passageSchema),
  is_partial: optional(v.boolean()),
});

const response: ResponseSpec<SearchPage> = {
  ...results,
  extraFields: extraFieldsSchema.entries,
  read: (apiResponse) => {
    const { counts = null, passage = null, is_partial } = readBody(apiResponse, extraFieldsSchema);
    return { ...results.read(apiResponse), counts, passage, isPartial: is_partial ?? false };
  },
};

/**
 * Search results, best match first, with the number of matches for each record type, and a passage if
 * one answers the query.
 */
export const search = defineResource('search', {
  list: list({
    prefix: 'SEARCH',
    path: '/api/v1/search',
    response,
    query: {
      query: 'searchWords',
      'types[]': 'recordTypes',
      page: 'page',
      as_of: 'asOf',
      for: 'purpose',
    },
  }),
});
