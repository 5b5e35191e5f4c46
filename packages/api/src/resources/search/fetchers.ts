import * as v from 'valibot';
import type { ApiClient } from '../../client/api-client.ts';
import type { Page } from '../../client/page.ts';
import { pathWithQuery, type QueryOf } from '../../client/query-string.ts';
import { readBody, readPage } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { searchCall } from './calls.ts';
import {
  searchCountsSchema,
  searchResultSchema,
  type SearchCounts,
  type SearchResult,
} from './schema.ts';

/** What to search for; `types` are record types, such as `Alert`. */
export type SearchParams = QueryOf<typeof searchCall>;

/** One page of results; `counts` is null when the host does not count. */
export type SearchPage = Page<SearchResult> & { counts: SearchCounts | null };

const countsSchema = v.object({ counts: v.fallback(v.nullish(searchCountsSchema, null), null) });

/** One page of what matches, best first. */
export async function fetchSearch(
  api: ApiClient,
  params: SearchParams,
  { signal }: FetchOptions = {},
): Promise<SearchPage> {
  const path = pathWithQuery(searchCall, params);
  return api.send({ prefix: 'SEARCH', method: 'GET', path, signal }, (answer) => ({
    ...readPage(answer, 'search_results', searchResultSchema),
    counts: readBody(answer, countsSchema).counts,
  }));
}
