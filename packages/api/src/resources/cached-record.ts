import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '../client/page.ts';
import type { Id } from './content/schema.ts';

/** What names an item of a list. */
export type CachedRow = { readonly id: Id; readonly slug?: string | null | undefined };

/**
 * Finds a record by its id or slug in the cached pages of a resource's list, whatever their filters.
 * It stands in until the detail arrives, so a click in a list shows the page at once.
 */
export function cachedRecord(client: QueryClient, resource: string, id: Id): CachedRow | undefined {
  return client
    .getQueriesData<Page<CachedRow>>({ queryKey: [resource, 'list'] })
    .flatMap(([, page]) => page?.items ?? [])
    .find((item) => String(item.id) === String(id) || item.slug === String(id));
}
