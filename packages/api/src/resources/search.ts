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

/** Number of matches by `record_type`, on all pages. */
export const searchCountsSchema = v.record(v.string(), countSchema);
export interface SearchCounts extends v.InferOutput<typeof searchCountsSchema> {}

/** One page of results. `counts` is null if the host doesn't send it. */
export interface SearchPage extends Page<SearchResult> {
  counts: SearchCounts | null;
}

const results = /* @__PURE__ */ listResponse<SearchResult>('search_results', searchResultSchema);
const extraFieldsSchema = v.object({ counts: optional(searchCountsSchema) });

const response: ResponseSpec<SearchPage> = {
  ...results,
  extraFields: extraFieldsSchema.entries,
  read: (apiResponse) => ({
    ...results.read(apiResponse),
    counts: readBody(apiResponse, extraFieldsSchema).counts ?? null,
  }),
};

/** Search results, best match first, with the number of matches for each record type. */
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
