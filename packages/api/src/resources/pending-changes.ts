import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A change to a list. It must be safe to apply again to a newer list from the host. */
export type Change<Item> = (items: readonly Item[]) => readonly Item[];

type State<Item> = {
  /** The host's last list, with the changes that it has confirmed since. */
  base: readonly Item[];
  /** The list that we last wrote. If the cache contains another list, a response has arrived since then. */
  lastWritten: readonly Item[];
  changes: Change<Item>[];
};

/**
 * Applies optimistic changes to a cached list. The cache always contains the host's list with all pending
 * changes in order, so a failure reverts only its own change.
 *
 * @param queryKey key of a query whose data is an unpaged list
 */
export function createPendingChanges<Item>(queryKey: QueryKey) {
  const states = new WeakMap<QueryClient, State<Item>>();

  function writeToCache(client: QueryClient, state: State<Item>): void {
    state.lastWritten = state.changes.reduce((items, change) => change(items), state.base);
    client.setQueryData<readonly Item[]>(queryKey, state.lastWritten, {
      // Our change is not a response, so it must not change the time at which the list becomes stale.
      updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    });
    // Because of structural sharing, the cached list can be a different object.
    state.lastWritten = client.getQueryData<readonly Item[]>(queryKey) ?? state.lastWritten;
  }

  /** Returns the state, updated from the cache; undefined if the list was never loaded. */
  function readState(client: QueryClient): State<Item> | undefined {
    const cachedList = client.getQueryData<readonly Item[]>(queryKey);
    if (cachedList === undefined) return undefined;
    const state = states.get(client) ?? { base: cachedList, lastWritten: cachedList, changes: [] };
    if (state.lastWritten !== cachedList) state.base = cachedList;
    states.set(client, state);
    return state;
  }

  function settle(client: QueryClient, change: Change<Item>, isConfirmed: boolean): void {
    const state = readState(client);
    if (!state?.changes.includes(change)) return;
    state.changes = state.changes.filter((other) => other !== change);
    if (isConfirmed) state.base = change(state.base);
    writeToCache(client, state);
    if (state.changes.length === 0) states.delete(client);
  }

  return {
    /** Applies the change. Cancels any request in flight, because its response would restore the old list. */
    async begin(client: QueryClient, change: Change<Item>): Promise<Change<Item>> {
      if (client.getQueryData(queryKey) === undefined) return change;
      await client.cancelQueries({ queryKey, exact: true });
      const state = readState(client);
      if (state) {
        state.changes = [...state.changes, change];
        writeToCache(client, state);
      }
      return change;
    },
    /** Call after the host has confirmed the change. */
    confirm: (client: QueryClient, change: Change<Item>) => settle(client, change, true),
    /** Reverts only this change, after the call has failed. */
    revert: (client: QueryClient, change: Change<Item>) => settle(client, change, false),
  };
}
