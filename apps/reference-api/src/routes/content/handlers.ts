import type { Endpoint } from '@producer-portal/api/contract';
import type { Context, Handler } from 'hono';
import { findContent, listContent, type ContentFilters } from '../../db/content.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders, setWholeListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { recordId } from '../../http/record-id.ts';
import { withoutAudience } from '../../policies/content.ts';

/** The facets by which records of any of these types, systems or platforms are known. */
export const facetsOf = (name: 'types' | 'systems' | 'platforms', keys: readonly string[]) =>
  keys.map((key) => `${name}:${key}`);

/** The key that an endpoint's answer stands under. */
function keyOf({ path, answer }: Endpoint<unknown>): string {
  if (answer.key === null) throw new Error(`${path} answers nothing under a key.`);
  return answer.key;
}

/**
 * Answers a list of content as its endpoint says: paged where it has a `page`.
 *
 * @param types the record types that it lists
 * @param filtersOf reads the request's query
 */
export function answerList(
  endpoint: Endpoint<unknown>,
  types: readonly string[],
  filtersOf: (c: Context<AppEnv>) => ContentFilters,
): Handler<AppEnv> {
  const key = keyOf(endpoint);
  return async (c) => {
    const { db, reader } = c.var;
    const filters = filtersOf(c);
    const { documents, total } = await listContent(db, reader, types, filters);
    if (filters.page === null) setWholeListHeaders(c, total);
    else setPageHeaders(c, filters.page, total);
    return c.json({ [key]: documents.map((document) => withoutAudience(document, reader)) });
  };
}

/**
 * Answers one record of content by the id or slug in the path.
 *
 * @param what how a person is told that there is none: "this guide"
 */
export function answerRecord(
  endpoint: Endpoint<unknown>,
  types: readonly string[],
  what: string,
): Handler<AppEnv> {
  const key = keyOf(endpoint);
  return async (c) => {
    const { db, reader } = c.var;
    const id = recordId(c.req.param('id') ?? '', what);
    const document = await findContent(db, reader, types, id);
    if (!document) throw notFound(what);
    return c.json({ [key]: withoutAudience(document, reader) });
  };
}
