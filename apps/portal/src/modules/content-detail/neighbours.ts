import type { ContentRecord, Page } from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';

type Neighbour = Pick<ContentRecord, 'id' | 'slug' | 'record_type' | 'title'>;

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
 */
export function useNeighbours(listKey: readonly string[], id: ContentRecord['id']): Neighbours {
  const lists = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: listKey })
    .map(({ state }) => state as { data?: Page<Neighbour>; dataUpdatedAt: number })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  for (const { data } of lists) {
    const items = data?.items ?? [];
    const index = items.findIndex((item) => String(item.id) === String(id));
    if (index >= 0) return { previous: items[index - 1] ?? null, next: items[index + 1] ?? null };
  }
  return { previous: null, next: null };
}
