import * as v from 'valibot';
import { listOf, type AnswerForm } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import { readBody } from '../../client/read.ts';
import { optional } from '../content/schema.ts';
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
const besideSchema = v.object({ counts: optional(searchCountsSchema) });

const answer: AnswerForm<SearchPage> = {
  ...results,
  beside: besideSchema.entries,
  read: (given) => ({
    ...results.read(given),
    counts: readBody(given, besideSchema).counts ?? null,
  }),
};

export const searchEndpoint = { prefix: 'SEARCH', method: 'GET', ...searchCall, answer } as const;
