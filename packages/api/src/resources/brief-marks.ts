import type { QueryClient } from '@tanstack/react-query';
import type { BriefItem, BriefRecord } from './brief-item.ts';

/** Cache key of the brief. Importing it from the `brief` resource would create a cycle. */
const briefKey = ['brief', 'list'] as const;

/** The records of the cached brief. */
export const getBriefRecords = (client: QueryClient): BriefRecord[] =>
  (client.getQueryData<BriefItem[]>(briefKey) ?? []).map(({ record }) => record);

/**
 * Updates one record of the cached brief. Its item stays until the next response, so that the screen can
 * show it as done.
 */
export function updateBrief(
  client: QueryClient,
  matches: (record: BriefRecord) => boolean,
  update: (record: BriefRecord) => BriefRecord,
): void {
  client.setQueryData<BriefItem[]>(
    briefKey,
    (items) =>
      items?.map((item) =>
        matches(item.record) ? { ...item, record: update(item.record) } : item,
      ),
    // A mark is not a response, so it must not change the time at which the brief becomes stale.
    { updatedAt: client.getQueryState(briefKey)?.dataUpdatedAt ?? 0 },
  );
}

/** Shows a record as read or unread in the cached brief. */
export function setBriefMark(
  client: QueryClient,
  matches: (record: BriefRecord) => boolean,
  read: boolean,
): void {
  updateBrief(client, matches, (record) => ({ ...record, read }));
}
