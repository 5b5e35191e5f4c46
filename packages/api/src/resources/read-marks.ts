import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import type { Page } from '../client/page.ts';
import type { Id } from './content/schema.ts';

/** What a row shows of itself, whatever list it stands in. */
export type Row = {
  id: Id;
  slug?: string | null | undefined;
  record_type: string;
  read?: boolean | null | undefined;
  category?: { key: string } | null | undefined;
};

/** What a mutation keeps from its start: the queries to send again, and how to take the mark back. */
export type Started = { interrupted: QueryKey[]; takeBack: () => void };

type Rows = readonly Row[] | Page<Row>;

const itemsOf = (rows: Rows): readonly Row[] => ('items' in rows ? rows.items : rows);

/**
 * Keeps everything cached true when a record is read: rows in every list that may hold it (its own,
 * featured content, search), details and counts.
 *
 * A row stays where it is, marked, in lists of unread records too, until their next answer leaves it
 * out: there its reader sees that it worked or failed, nothing slides under the pointer, and the
 * records before and after it keep their order.
 */
export function createReadMarks<Item extends Row>(options: {
  /** The first part of the resource's keys. */
  resource: string;
  recordType: string;
}) {
  const { resource, recordType } = options;
  const listKeys: QueryKey[] = [
    [resource, 'list'],
    ['featuredContent', 'list'],
    ['search', 'list'],
  ];
  const countKeys: QueryKey[] = [
    [resource, 'count'],
    [resource, 'countByCategory'],
  ];
  const detailKey = (id: Id) => [resource, 'markAsRead', String(id)];

  const isNamed = (row: Row, id: Id) =>
    row.record_type === recordType && (String(row.id) === String(id) || row.slug === String(id));

  function listsIn(client: QueryClient): [QueryKey, Rows][] {
    return listKeys.flatMap((queryKey) =>
      client
        .getQueriesData<Rows>({ queryKey })
        .flatMap(([key, rows]): [QueryKey, Rows][] => (rows ? [[key, rows]] : [])),
    );
  }

  function shiftCounts(client: QueryClient, row: Row, by: 1 | -1): void {
    const byCategory = row.category && [
      [resource, 'countByCategory', { category: row.category.key }],
    ];
    for (const key of [[resource, 'count'], ...(byCategory ?? [])]) {
      client.setQueryData<number>(key, (count) =>
        count === undefined ? undefined : Math.max(0, count + by),
      );
    }
  }

  /** Sets one row's mark, wherever the row stands. */
  function setMark(client: QueryClient, id: Id, read: Row['read']): void {
    for (const [key, rows] of listsIn(client)) {
      const items = itemsOf(rows);
      if (!items.some((row) => isNamed(row, id) && row.read !== read)) continue;
      const marked = items.map((row) => (isNamed(row, id) ? { ...row, read } : row));
      client.setQueryData<Rows>(key, 'items' in rows ? { ...rows, items: marked } : marked, {
        // A mark is no answer: the list is asked again as early as it would have been.
        updatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0,
      });
    }
  }

  /**
   * Shows a record as read and answers how to take exactly that back: other records may have
   * changed by then, so no list is restored as a whole.
   */
  function markRead(client: QueryClient, id: Id): () => void {
    const row = listsIn(client)
      .flatMap(([, rows]) => itemsOf(rows))
      .find((each) => isNamed(each, id));
    setMark(client, id, true);
    if (!row || row.read === true) return () => undefined;
    shiftCounts(client, row, -1);
    return () => {
      setMark(client, id, row.read);
      shiftCounts(client, row, 1);
    };
  }

  /** Files a mark-as-read's answer under each of its names. */
  function fileDetail(client: QueryClient, item: Item, except?: Id): void {
    for (const name of new Set([String(item.id), item.slug ?? String(item.id)])) {
      if (name !== String(except)) client.setQueryData<Item>(detailKey(name), item);
    }
  }

  async function askCountsAgain(client: QueryClient): Promise<void> {
    // A first answer that is still on its way may not know of the mark, and asking again would only
    // wait for it.
    await Promise.all(
      countKeys.map(async (queryKey) => {
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
      }),
    );
  }

  /** A host that leaves the flag out of its answer has marked the record: the call succeeded. */
  const isRead = (item: Item) => item.read !== false;

  function acceptAnswer(client: QueryClient, api: ApiClient, item: Item): void {
    if (isRead(item)) markRead(client, item.id);
    else setMark(client, item.id, false);
    api.session.tell({ type: 'changed', resource });
  }

  return {
    detailKey,

    /** The record as a cached list holds it. */
    findRow(client: QueryClient, id: Id): Item | undefined {
      return client
        .getQueriesData<Page<Item>>({ queryKey: [resource, 'list'] })
        .flatMap(([, page]) => page?.items ?? [])
        .find((row) => isNamed(row, id));
    },

    /** Opens a record by the call that marks it as read. */
    async open(client: QueryClient, api: ApiClient, asked: Id, call: () => Promise<Item>) {
      const item = await call();
      acceptAnswer(client, api, item);
      fileDetail(client, item, asked);
      void askCountsAgain(client);
      return item;
    },

    /** The optimistic part of a 'Mark as read' button. */
    mutation(api: ApiClient, call: (id: Id) => Promise<Item>) {
      return {
        // Without a network it fails as without an answer, instead of waiting as 'marked' for one.
        networkMode: 'always',
        mutationFn: (id: Id) => call(id),
        onMutate: async (id: Id, { client }: MutationFunctionContext) => {
          // An older answer on its way would put the old mark back.
          const underWay = client.getQueryCache().findAll({
            predicate: ({ queryKey, state }) =>
              state.fetchStatus === 'fetching' &&
              state.data !== undefined &&
              [...listKeys, ...countKeys].some((start) =>
                start.every((part, index) => queryKey[index] === part),
              ),
          });
          const interrupted = underWay.map(({ queryKey }) => queryKey);
          await Promise.all(
            interrupted.map((queryKey) => client.cancelQueries({ queryKey, exact: true })),
          );
          // Reading on somebody's behalf leaves their mark alone, so nothing is promised.
          const onBehalf = api.session.snapshot().claims?.act != null;
          return { interrupted, takeBack: onBehalf ? () => undefined : markRead(client, id) };
        },
        onSuccess: (
          item: Item,
          _id: Id,
          result: Started | undefined,
          { client }: MutationFunctionContext,
        ) => {
          if (!isRead(item)) result?.takeBack();
          acceptAnswer(client, api, item);
          fileDetail(client, item);
        },
        onError: (_error: Error, _id: Id, result: Started | undefined) => {
          result?.takeBack();
        },
        onSettled: (
          _item: Item | undefined,
          _error: Error | null,
          _id: Id,
          result: Started | undefined,
          { client }: MutationFunctionContext,
        ) => {
          void askCountsAgain(client);
          for (const queryKey of result?.interrupted ?? []) {
            void client.invalidateQueries({ queryKey, exact: true });
          }
        },
      } as const;
    },
  };
}
