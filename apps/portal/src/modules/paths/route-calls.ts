import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouteDef } from './feature-route.ts';

/** The name of a call in the route manifest: the first two words of its query key. */
export const callName = (key: QueryKey): string =>
  key
    .slice(0, 2)
    .filter((part) => typeof part === 'string')
    .join('.');

/** Whether a page makes this call, according to the route manifest. */
export function hasCall(route: RouteDef | null, key: QueryKey): boolean {
  const call = callName(key);
  return route?.primary === call || route?.parts?.some((part) => part === call) === true;
}

/** The queries of the calls that a page makes. Some may belong to an earlier visit of the page. */
export const findPageQueries = (queryClient: QueryClient, route: RouteDef | null): Query[] =>
  queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => hasCall(route, queryKey) });
