import { isNotAuthorized } from '@producer-portal/api';
import { hasFailed, type LoadState } from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** One call of a page with parts, and whether its response is empty. */
export interface PagePart {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'isPending' | 'refetch'>;
  readonly isEmpty: boolean;
}

/** A list query as a part of a page. */
export function listPart(
  query:
    | UseQueryResult<readonly unknown[]>
    | UseQueryResult<{ readonly items: readonly unknown[] }>,
): PagePart {
  const { data } = query;
  return {
    query,
    isEmpty: data !== undefined && ('items' in data ? data.items : data).length === 0,
  };
}

/** A record query as a part of a page. */
export function recordPart(query: UseQueryResult): PagePart {
  return { query, isEmpty: false };
}

/**
 * The load state of a page with several calls and no primary one. The page is *complete* as soon as one part has content, and
 * each part then shows its own state. The page is *failed* only if all parts have failed, and *empty* only if each part is
 * empty or closed to the user (403).
 *
 * @returns a load state whose `data` is the number of parts that have loaded.
 * @see docs/contract.md#pages-with-parts
 */
export function toPartsLoadState(parts: readonly PagePart[]): LoadState<number> {
  const queries = parts.map(({ query }) => query);
  const loadedQueries = queries.filter(({ data }) => data !== undefined);
  const failedQueries = queries.filter(hasFailed);
  const refetching = loadedQueries.some(({ isFetching }) => isFetching);
  const hasContent = parts.some(({ query, isEmpty }) => query.data !== undefined && !isEmpty);
  if (hasContent) return { state: 'complete', data: loadedQueries.length, refetching };
  if (loadedQueries.length + failedQueries.length < parts.length) return { state: 'loading' };
  if (failedQueries.length < parts.length) {
    return failedQueries.some(({ error }) => !isNotAuthorized(error))
      ? { state: 'complete', data: loadedQueries.length, refetching }
      : { state: 'empty', refetching };
  }
  return {
    state: 'failed',
    error: failedQueries[0]?.error,
    retry: () => failedQueries.forEach((query) => void query.refetch()),
  };
}
