import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const lastLists = new WeakMap<QueryClient, Map<string, QueryKey>>();

/**
 * Remembers which list of a resource the user saw last: its filters and page.
 *
 * @param listKey - the first parts of the list's key, such as `['alerts', 'list']`.
 * @param queryKey - the whole key.
 */
export function rememberList(
  client: QueryClient,
  listKey: readonly string[],
  queryKey: QueryKey,
): void {
  const lists = lastLists.get(client) ?? new Map<string, QueryKey>();
  lastLists.set(client, lists.set(hashKey(listKey), queryKey));
}

/** Returns the key of the list of a resource that the user saw last; undefined if the user has seen none in this tab. */
export const getLastList = (
  client: QueryClient,
  listKey: readonly string[],
): QueryKey | undefined => lastLists.get(client)?.get(hashKey(listKey));
