import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../client/page.ts';
import type { Id } from './content/schema.ts';

/**
 * The record of that id or slug in any cached page of a list, whatever its filters: it stands in
 * until the detail has answered, so that a reader who comes from a list sees the page at once.
 *
 * @param list the list's query; the first two parts of its key name all of its pages
 */
export function cachedRecord<Item extends { id: Id; slug?: string | null | undefined }>(
  client: QueryClient,
  list: { queryKey: DataTag<QueryKey, Page<Item>, Error> },
  id: Id,
): Item | undefined {
  return client
    .getQueriesData<Page<Item>>({ queryKey: list.queryKey.slice(0, 2) })
    .flatMap(([, page]) => page?.items ?? [])
    .find((item) => String(item.id) === String(id) || item.slug === String(id));
}
