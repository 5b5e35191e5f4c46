import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A change to a list; made again on a newer answer of the host, it must do no harm. */
export type Change<Item> = (items: readonly Item[]) => readonly Item[];

type State<Item> = {
  /** The list as the host last told it, with what it has confirmed since. */
  base: readonly Item[];
  /** What we last wrote: something else in the cache is an answer that came meanwhile. */
  shown: readonly Item[];
  changes: Change<Item>[];
};

/**
 * Shows changes to a cached list before the host has confirmed them. What is shown is always the
 * host's list with the changes that are still under way, made in their order: one that fails goes,
 * and no other with it.
 *
 * @param queryKey the key of a query whose data is a list, whole
 */
export function createPendingChanges<Item>(queryKey: QueryKey) {
  const states = new WeakMap<QueryClient, State<Item>>();

  function show(client: QueryClient, state: State<Item>): void {
    state.shown = state.changes.reduce((items, change) => change(items), state.base);
    client.setQueryData<readonly Item[]>(queryKey, state.shown, {
      // A change of ours is no answer: the list is asked again as early as it would have been.
      updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    });
    // The cache keeps equal parts of what was there before, so what it holds is another object.
    state.shown = client.getQueryData<readonly Item[]>(queryKey) ?? state.shown;
  }

  /** The state with what the cache holds now; undefined where the list has never been answered. */
  function read(client: QueryClient): State<Item> | undefined {
    const cached = client.getQueryData<readonly Item[]>(queryKey);
    if (cached === undefined) return undefined;
    const state = states.get(client) ?? { base: cached, shown: cached, changes: [] };
    if (state.shown !== cached) state.base = cached;
    states.set(client, state);
    return state;
  }

  function settle(client: QueryClient, change: Change<Item>, confirmed: boolean): void {
    const state = read(client);
    if (!state?.changes.includes(change)) return;
    state.changes = state.changes.filter((other) => other !== change);
    if (confirmed) state.base = change(state.base);
    show(client, state);
    if (state.changes.length === 0) states.delete(client);
  }

  return {
    /** Shows the change. An older answer on its way would put the old list back, so none is waited for. */
    async begin(client: QueryClient, change: Change<Item>): Promise<Change<Item>> {
      if (client.getQueryData(queryKey) === undefined) return change;
      await client.cancelQueries({ queryKey, exact: true });
      const state = read(client);
      if (state) {
        state.changes = [...state.changes, change];
        show(client, state);
      }
      return change;
    },
    /** The host has made the change. */
    confirm: (client: QueryClient, change: Change<Item>) => settle(client, change, true),
    /** The host has not made it: it goes, and nothing else. */
    takeBack: (client: QueryClient, change: Change<Item>) => settle(client, change, false),
  };
}
