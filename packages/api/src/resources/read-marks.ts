import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { isQueued } from '../errors/server-down.ts';
import type { Page } from '../client/page.ts';
import { getBriefRecords, setBriefMark } from './brief-marks.ts';
import type { Id } from './content/schema.ts';
import { ignoreQueued } from './ignore-queued.ts';
import { isImpersonating } from './is-impersonating.ts';
import { findLaterAnnouncements, type EventAnnouncement } from './replacement.ts';

/** The fields of a row in any list that are needed to mark its record as read. */
export type Row = EventAnnouncement & {
  id: Id;
  slug?: string | null | undefined;
  title?: string | null | undefined;
  record_type: string;
  read?: boolean | null | undefined;
  category?: { key: string } | null | undefined;
};

type Rows = readonly Row[] | Page<Row>;

const getItems = (rows: Rows): readonly Row[] => ('items' in rows ? rows.items : rows);

/** Whether a list's params exclude read records (docs/contract.md#alerts). */
function isUnreadOnly(params: unknown): boolean {
  if (typeof params !== 'object' || params === null || !('unread' in params)) return false;
  return params.unread === true || params.unread === 'true';
}

/** Whether a query is a list of unread records. */
export const isUnreadList = ([, part, params]: QueryKey): boolean =>
  part === 'list' && isUnreadOnly(params);

/** Removes read rows from the response to a request for unread rows. */
export function dropReadRows<Item extends Pick<Row, 'read'>>(
  page: Page<Item>,
  params: unknown,
): Page<Item> {
  if (!isUnreadOnly(params)) return page;
  return { ...page, items: page.items.filter(({ read }) => read !== true) };
}

/**
 * Sets the `read` flag of the matching rows. An unread list still shows them, so the user sees that
 * the click worked, but no longer counts them.
 */
function applyMark(
  rows: Rows,
  matches: (row: Row) => boolean,
  read: Row['read'],
  unreadOnly: boolean,
): Rows {
  const items = getItems(rows).map((row) => (matches(row) ? { ...row, read } : row));
  if (!('items' in rows)) return items;
  if (!unreadOnly) return { ...rows, items };
  const countRead = (list: readonly Row[]) => list.filter((row) => row.read === true).length;
  const newlyReadCount = countRead(items) - countRead(rows.items);
  return {
    ...rows,
    items,
    total: rows.total - newlyReadCount,
    markedReadCount: (rows.markedReadCount ?? 0) + newlyReadCount,
  };
}

/** Refetches data that may be older than the mark. Cancels requests in flight and sends them again. */
async function refetch(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const exactFilters = keys.map((queryKey) => ({ queryKey, exact: true }));
  await Promise.all(exactFilters.map((filters) => client.cancelQueries(filters)));
  await Promise.all(exactFilters.map((filters) => client.invalidateQueries(filters)));
}

/** Context of a mutation: the data that it needs to undo or finish its optimistic update. */
export type OptimisticUpdate = {
  /** Lists and counts whose refetch was canceled. */
  canceledKeys: readonly QueryKey[];
  /** Reverts one record, because others may have changed in the meantime. */
  undo: (id: Id) => void;
};

/**
 * Creates the functions that update cached data when an alert or a policy update is marked as read or unread: its
 * rows in every list (its own lists, featured content, search, the brief), the totals of unread lists, details, and
 * counts. Screens only show the cached data.
 *
 * @see docs/contract.md#mark-as-read
 */
export function createReadMarks<Item extends Row>(options: {
  /** The first part of the resource's query keys. */
  resource: string;
  recordType: string;
}) {
  const { resource, recordType } = options;
  const listKeys: QueryKey[] = [
    [resource, 'list'],
    ['featuredContent', 'list'],
    ['search', 'list'],
  ];
  const countKey = [resource, 'count'];
  const categoryCountKey = [resource, 'countByCategory'];
  const countKeys: QueryKey[] = [countKey, categoryCountKey];
  const getDetailKey = (id: Id) => [resource, 'markAsRead', String(id)];

  const isRecord = (row: Row, id: Id) =>
    row.record_type === recordType && (String(row.id) === String(id) || row.slug === String(id));

  const findQueries = (client: QueryClient, keys: readonly QueryKey[]) =>
    keys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));

  function getCachedLists(client: QueryClient): [QueryKey, Rows][] {
    return listKeys.flatMap((queryKey) =>
      client
        .getQueriesData<Rows>({ queryKey })
        .flatMap(([key, rows]): [QueryKey, Rows][] => (rows ? [[key, rows]] : [])),
    );
  }

  function shiftCounts(client: QueryClient, row: Row, delta: 1 | -1): void {
    // A later announcement may have replaced this one, and the host doesn't count replaced ones. Only the
    // refetched counts are certain.
    if (findLaterAnnouncements(row).length > 0) return;
    const { category } = row;
    const byCategory = category ? [[...categoryCountKey, { category: category.key }]] : [];
    const keys = [countKey, ...byCategory];
    for (const key of keys) {
      client.setQueryData<number>(key, (count) =>
        count === undefined ? undefined : Math.max(0, count + delta),
      );
    }
  }

  /** Sets the flag in lists and in the brief. */
  function markRows(client: QueryClient, id: Id, read: Row['read']): void {
    setBriefMark(client, (record) => isRecord(record, id), read === true);
    for (const [key, rows] of getCachedLists(client)) {
      const needsChange = (row: Row) => isRecord(row, id) && row.read !== read;
      if (!getItems(rows).some(needsChange)) continue;
      client.setQueryData<Rows>(key, applyMark(rows, needsChange, read, isUnreadOnly(key[2])), {
        // A mark is not a response, so it must not change the time at which the list becomes stale.
        updatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0,
      });
    }
  }

  /**
   * Sets the flag in lists and in the brief, and changes the counts of unread records.
   *
   * @returns a function that reverts only this record, because others may have changed in the meantime
   */
  function markRowsAndCounts(client: QueryClient, id: Id, read: boolean): () => void {
    const row = findAnyRow(client, id);
    markRows(client, id, read);
    if (!row || (row.read === true) === read) return () => undefined;
    shiftCounts(client, row, read ? -1 : 1);
    const responseCount = countResponses(client, id);
    return () => {
      // Another call for the same record has succeeded in the meantime, so the cached flag is correct.
      if (countResponses(client, id) > responseCount) return;
      markRows(client, id, row.read);
      shiftCounts(client, row, read ? 1 : -1);
    };
  }

  const countResponses = (client: QueryClient, id: Id) =>
    client.getQueryState(getDetailKey(id))?.dataUpdateCount ?? 0;

  /**
   * Stores the response to a mark call as the record's detail, under its id and its slug. `exceptId` is the id or slug
   * of the running query, which stores the response itself.
   */
  function storeDetail(client: QueryClient, item: Item, exceptId?: Id): void {
    for (const name of new Set([String(item.id), item.slug ?? String(item.id)])) {
      if (name !== String(exceptId)) client.setQueryData<Item>(getDetailKey(name), item);
    }
  }

  /** Makes the next visit send the call again, so that opening the record marks it as read. */
  function forgetDetail(client: QueryClient, item: Item): void {
    for (const name of [item.id, item.slug ?? item.id]) {
      void client.invalidateQueries({
        queryKey: getDetailKey(name),
        exact: true,
        refetchType: 'none',
      });
    }
  }

  /**
   * After records are marked as unread, refetches the unread lists that lack any of them. Such a list that no screen
   * shows is removed from the cache; otherwise, a user without a network would see it without these records.
   */
  function restoreToLists(client: QueryClient, ids: readonly Id[]): Promise<void> {
    const keys = getCachedLists(client).flatMap(([key, rows]) => {
      const hasAll = ids.every((id) => getItems(rows).some((row) => isRecord(row, id)));
      return isUnreadOnly(key[2]) && !hasAll ? [key] : [];
    });
    for (const queryKey of keys) client.removeQueries({ queryKey, exact: true, type: 'inactive' });
    return refetch(client, keys);
  }

  const refetchCounts = (client: QueryClient) =>
    refetch(
      client,
      findQueries(client, countKeys).map(({ queryKey }) => queryKey),
    );

  /** Whether a response confirms the requested flag. A response without a flag does, because the call succeeded. */
  const matchesFlag = (item: Item, read: boolean) => (item.read ?? read) === read;

  /** Shows the response's flag, or the requested one if the response has none. */
  function showResponse(client: QueryClient, item: Item, read: boolean): void {
    if (matchesFlag(item, read)) markRowsAndCounts(client, item.id, read);
    else markRows(client, item.id, !read);
  }

  /** Refetches the lists whose response in flight may be older than the mark, and notifies the other tabs. */
  function finishChange(client: QueryClient, api: ApiClient): void {
    const inFlightQueries = findQueries(client, listKeys).filter(
      ({ state }) => state.fetchStatus !== 'idle',
    );
    void refetch(
      client,
      inFlightQueries.map(({ queryKey }) => queryKey),
    );
    api.session.notify({ type: 'changed', resource });
  }

  /** Shows the new flags before the responses. */
  async function begin(
    client: QueryClient,
    api: ApiClient,
    ids: readonly Id[],
    read: boolean,
  ): Promise<OptimisticUpdate> {
    // Cancel refetches in flight, which would restore the old mark. Don't cancel first requests, because their screens
    // have no other data.
    const canceledKeys = findQueries(client, [...listKeys, ...countKeys])
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data !== undefined)
      .map(({ queryKey }) => queryKey);
    await Promise.all(
      canceledKeys.map((queryKey) => client.cancelQueries({ queryKey, exact: true })),
    );
    // During impersonation the host leaves the flag unchanged, so there is no optimistic update.
    const undoById = new Map(
      isImpersonating(api)
        ? []
        : ids.map((id) => [id, markRowsAndCounts(client, id, read)] as const),
    );
    return { canceledKeys, undo: (id) => undoById.get(id)?.() };
  }

  /** Finds a row of the record in the brief or in any cached list. */
  const findAnyRow = (client: QueryClient, id: Id): Row | undefined =>
    [
      ...getCachedLists(client).flatMap(([, rows]) => getItems(rows)),
      ...getBriefRecords(client),
    ].find((candidate) => isRecord(candidate, id));

  return {
    getDetailKey,

    /** Returns the cached record from a list, from the brief, or from its detail. */
    findCached: (client: QueryClient, id: Id): Row | undefined =>
      findAnyRow(client, id) ?? client.getQueryData<Item>(getDetailKey(id)),

    /** Sets the flag in lists, in the brief, and in details. Only the next response updates the counts. */
    markRowsAndDetails: (client: QueryClient, id: Id, read: boolean): void => {
      markRows(client, id, read);
      for (const { queryKey } of findQueries(client, [[resource, 'markAsRead']])) {
        client.setQueryData<Item>(queryKey, (item) =>
          item && isRecord(item, id) && item.read !== read ? { ...item, read } : item,
        );
      }
    },

    /** Finds the record in one of the resource's cached lists. */
    findRow(client: QueryClient, id: Id): Item | undefined {
      return client
        .getQueriesData<Page<Item>>({ queryKey: [resource, 'list'] })
        .flatMap(([, page]) => page?.items ?? [])
        .find((row) => isRecord(row, id));
    },

    /** Opens a record with the call that marks it as read. If the change is queued, shows the record as read right away. */
    async open(client: QueryClient, api: ApiClient, id: Id, call: () => Promise<Item>) {
      const item = await call().catch((error: unknown) => {
        if (isQueued(error)) markRowsAndCounts(client, id, true);
        throw error;
      });
      showResponse(client, item, true);
      finishChange(client, api);
      storeDetail(client, item, id);
      void refetchCounts(client);
      return item;
    },

    /** Options of the mutation for a 'Mark as read' button. The mark shows immediately. */
    mutation(api: ApiClient, call: (id: Id) => Promise<Item>) {
      return {
        // Offline, the call fails immediately, so that the application can keep the change and send it later.
        networkMode: 'always',
        mutationFn: (id: Id) => call(id).catch(ignoreQueued),
        onMutate: (id: Id, { client }: MutationFunctionContext): Promise<OptimisticUpdate> =>
          begin(client, api, [id], true),
        onSuccess: (
          item: Item | undefined,
          id: Id,
          optimisticUpdate: OptimisticUpdate | undefined,
          { client }: MutationFunctionContext,
        ) => {
          if (!item) return;
          if (!matchesFlag(item, true)) optimisticUpdate?.undo(id);
          showResponse(client, item, true);
          finishChange(client, api);
          storeDetail(client, item);
        },
        onError: (_error: Error, id: Id, optimisticUpdate: OptimisticUpdate | undefined) =>
          optimisticUpdate?.undo(id),
        onSettled: (
          _item: Item | undefined,
          _error: Error | null,
          _id: Id,
          optimisticUpdate: OptimisticUpdate | undefined,
          { client }: MutationFunctionContext,
        ) => {
          void refetchCounts(client);
          void refetch(client, optimisticUpdate?.canceledKeys ?? []);
        },
      } as const;
    },

    /** Options of the mutation that changes the flags of several records, with one call for each. */
    allMutation(api: ApiClient, call: (id: Id) => Promise<Item>, read: boolean) {
      return {
        networkMode: 'always',
        mutationFn: async (
          ids: readonly Id[],
          { client }: MutationFunctionContext,
        ): Promise<readonly Item[]> => {
          const { canceledKeys, undo } = await begin(client, api, ids, read);
          const results = await Promise.allSettled(
            ids.map(async (id) => {
              try {
                const item = await call(id).catch(ignoreQueued);
                if (!item) return [];
                if (!matchesFlag(item, read)) undo(id);
                showResponse(client, item, read);
                storeDetail(client, item);
                if (!read) forgetDetail(client, item);
                return [item];
              } catch (error) {
                undo(id);
                throw error;
              }
            }),
          );
          const wasSent = results.some(
            (result) => result.status === 'rejected' || result.value.length > 0,
          );
          if (wasSent) finishChange(client, api);
          void refetchCounts(client);
          void refetch(client, canceledKeys);
          if (!read) void restoreToLists(client, ids);
          return results.flatMap((result) => {
            if (result.status === 'rejected') throw result.reason;
            return result.value;
          });
        },
      } as const;
    },
  };
}
