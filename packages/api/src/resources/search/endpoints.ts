import * as v from 'valibot';
import { listOf, type AnswerForm } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import { readBody } from '../../client/read.ts';
import { searchCall } from './calls.ts';
import {
  searchCountsSchema,
  searchResultSchema,
  type SearchCounts,
  type SearchResult,
} from './schema.ts';

/** One page of results; `counts` is null when the host does not count. */
export type SearchPage = Page<SearchResult> & { counts: SearchCounts | null };

const results = listOf('search_results', searchResultSchema);
const countsSchema = v.object({ counts: v.fallback(v.nullish(searchCountsSchema, null), null) });

const answer: AnswerForm<SearchPage> = {
  ...results,
  beside: { counts: v.nullish(searchCountsSchema) },
  read: (given) => ({ ...results.read(given), counts: readBody(given, countsSchema).counts }),
};

export const searchEndpoint = { prefix: 'SEARCH', method: 'GET', ...searchCall, answer } as const;
