import type { ContentRecord, Page } from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

type ListedRecord = Pick<ContentRecord, 'id' | 'slug' | 'record_type' | 'title'>;

/** One record next to another; a record without an address is no neighbour. */
export interface Neighbour {
  readonly title: string;
  readonly path: string;
}

/** The records before and after this one in the list that the reader came from. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/**
 * Finds a record's neighbours in the cached list that was shown last and holds it; none on a direct
 * visit. Nothing is asked for.
 *
 * @param listKey - the first parts of the list's key, such as `['alerts', 'list']`.
 * @param pathOf - where a record of that list lives.
 */
export function useNeighbours(
  listKey: readonly string[],
  id: ContentRecord['id'],
  pathOf: (record: LinkableRecord) => string | null = recordPath,
): Neighbours {
  const neighbour = (record: ListedRecord | undefined): Neighbour | null => {
    const path = record && pathOf(record);
    return path ? { title: record.title, path } : null;
  };
  const lists = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: listKey })
    .map(({ state }) => state as { data?: Page<ListedRecord>; dataUpdatedAt: number })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  for (const { data } of lists) {
    const items = data?.items ?? [];
    const index = items.findIndex((item) => String(item.id) === String(id));
    if (index >= 0)
      return { previous: neighbour(items[index - 1]), next: neighbour(items[index + 1]) };
  }
  return { previous: null, next: null };
}
