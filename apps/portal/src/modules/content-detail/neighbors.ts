import type { ContentRecord, EventAnnouncement, Page } from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { getReplacement } from '../content-list/row-texts.ts';
import { getLastList } from '../filters/last-list.ts';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

type ListedRecord = Pick<ContentRecord, 'id' | 'slug' | 'record_type' | 'title'> &
  EventAnnouncement;

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
 * Finds a record's neighbors in the list that the user saw last, or else in another cached list that contains the record. Sends no
 * request, so a record opened directly has no neighbors. Skips replaced announcements.
 *
 * @param listKey - the first parts of the list's key, such as `['alerts', 'list']`.
 * @param getPath - returns the path of a record in that list.
 */
export function useNeighbors(
  listKey: readonly string[],
  id: ContentRecord['id'],
  getPath: (record: LinkableRecord) => string | null = recordPath,
): Neighbors {
  const client = useQueryClient();
  const now = useNow();
  const toNeighbor = (record: ListedRecord | undefined): Neighbor | null => {
    const path = record && getPath(record);
    return path ? { title: record.title, path } : null;
  };
  const isThisRecord = (item: ListedRecord) => String(item.id) === String(id);
  const lastList = getLastList(client, listKey);
  const lists = [
    lastList && client.getQueryData<Page<ListedRecord>>(lastList),
    ...client.getQueriesData<Page<ListedRecord>>({ queryKey: listKey }).map(([, data]) => data),
  ];
  const items = lists.find((list) => list?.items.some(isThisRecord))?.items ?? [];
  const neighbors = items.filter((item) => isThisRecord(item) || !getReplacement(item, now));
  const index = neighbors.findIndex(isThisRecord);
  return {
    previous: toNeighbor(neighbors[index - 1]),
    next: toNeighbor(neighbors[index + 1]),
  };
}
