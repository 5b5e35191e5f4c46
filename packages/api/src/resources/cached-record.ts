import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '../client/page.ts';
import type { Id } from './content/schema.ts';

/** The id and slug of an item in a list. */
export type CachedRow = { readonly id: Id; readonly slug?: string | null | undefined };

/**
 * Finds a record by its id or slug in all cached pages of a resource's list. Detail pages show it
 * until the full record arrives, so they open instantly from a list.
 */
export function findCachedRecord(
  client: QueryClient,
  resource: string,
  id: Id,
): CachedRow | undefined {
  return client
    .getQueriesData<Page<CachedRow>>({ queryKey: [resource, 'list'] })
    .flatMap(([, page]) => page?.items ?? [])
    .find((item) => String(item.id) === String(id) || item.slug === String(id));
}
