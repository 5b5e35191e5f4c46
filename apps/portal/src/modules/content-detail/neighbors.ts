import type { ContentRecord, Page } from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

type ListedRecord = Pick<ContentRecord, 'id' | 'slug' | 'record_type' | 'title'>;

/** A neighboring record that has a path. */
export interface Neighbor {
  readonly title: string;
  readonly path: string;
}

/** The previous and next record in the list that the user came from. */
export interface Neighbors {
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

/**
 * Finds a record's neighbors in the most recently updated cached list that contains it. Sends no request, so a record opened
 * directly has no neighbors.
 *
 * @param listKey - the first parts of the list's key, such as `['alerts', 'list']`.
 * @param getPath - returns the path of a record in that list.
 */
export function useNeighbors(
  listKey: readonly string[],
  id: ContentRecord['id'],
  getPath: (record: LinkableRecord) => string | null = recordPath,
): Neighbors {
  const toNeighbor = (record: ListedRecord | undefined): Neighbor | null => {
    const path = record && getPath(record);
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
      return { previous: toNeighbor(items[index - 1]), next: toNeighbor(items[index + 1]) };
  }
  return { previous: null, next: null };
}
