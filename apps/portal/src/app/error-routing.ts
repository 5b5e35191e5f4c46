import { isNotAuthorized, isServerDown, isSessionEnded } from '@producer-portal/api';
import type { Query } from '@tanstack/react-query';
import type { Services } from '../modules/session/services.tsx';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { currentRoute, redirectTo } from './current-route.ts';
import type { Router } from './current-route.ts';

export type ErrorPath = '/inactivity-error' | '/authorization-error' | '/server-down-error';

/** The fixed error routing (docs/contract.md#error-routing), which the departures below start from. */
export function errorPath(error: unknown): ErrorPath | null {
  if (isSessionEnded(error)) return '/inactivity-error';
  if (isNotAuthorized(error)) return '/authorization-error';
  if (isServerDown(error)) return '/server-down-error';
  return null;
}

/** The name that a route of the manifest knows a call by: the first two words of its key. */
export function callName(key: readonly unknown[] | undefined): string {
  return (key ?? [])
    .slice(0, 2)
    .filter((part) => typeof part === 'string')
    .join('.');
}

/** What one part of a screen without a primary call has come to. */
export interface PartOutcome {
  call: string;
  /** The error of a part that has failed and shows nothing; null while it loads or shows something. */
  error: unknown;
}

/**
 * Where a failed read leads, or null when it is told in its own place (docs/contract.md#primary-calls). The route's primary call
 * routes; on a screen without one, only all of its parts together do, and only on 5xx or network. DEPARTURE (a): everything
 * else stands behind content that is already there.
 */
export function readFailure(
  route: Pick<RouteDef, 'primary' | 'parts'>,
  failed: PartOutcome,
  parts: readonly PartOutcome[],
): ErrorPath | null {
  if (route.primary === failed.call) return errorPath(failed.error);
  const isPart = ({ call }: PartOutcome) => route.parts?.some((part) => part === call) === true;
  if (!isPart(failed)) return null;
  const own = parts.filter(isPart);
  return own.length > 0 && own.every(({ error }) => isServerDown(error))
    ? '/server-down-error'
    : null;
}

/**
 * Where a failed write leads: a 403 to the authorization page. DEPARTURE (b): on 5xx or network it is told beside its
 * control, with what was typed kept.
 */
export function writeFailure(error: unknown): ErrorPath | null {
  return isNotAuthorized(error) ? '/authorization-error' : null;
}

const outcome = (query: Query): PartOutcome => ({
  call: callName(query.queryKey),
  error:
    query.state.status === 'error' && query.state.data === undefined ? query.state.error : null,
});

/**
 * Sends the reader to an error page when a call fails that the page cannot be shown without. A 401 is not handled here: the
 * client ends the session, and whoever follows the session does the rest, so that fifty of them are one redirect.
 *
 * @returns stops it.
 */
export function routeErrors(
  { queryClient }: Pick<Services, 'queryClient'>,
  router: Router,
): () => void {
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function go(path: ErrorPath | null, error: unknown) {
    if (path !== null && path !== '/inactivity-error') redirectTo(router, path, error);
  }

  const stopQueries = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const route = currentRoute(router);
    const failed = outcome(event.query);
    // A prefetch has nobody waiting for it; a refetch keeps what is shown.
    if (!route || failed.error === null || !event.query.isActive()) return;
    go(readFailure(route, failed, queries.findAll({ type: 'active' }).map(outcome)), failed.error);
  });
  const stopMutations = mutations.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    go(writeFailure(event.action.error), event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
