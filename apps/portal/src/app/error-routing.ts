import { isNotAuthorized, isServerDown, isSessionEnded } from '@producer-portal/api';
import type { Query } from '@tanstack/react-query';
import type { Services } from '../modules/session/services.tsx';
import { readSavedCopy } from '../modules/content-detail/saved-copy.ts';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { callName } from '../modules/paths/route-calls.ts';
import { latestRoute, redirectTo } from './latest-route.ts';
import type { Router } from './router.ts';

export type ErrorPath = '/inactivity-error' | '/authorization-error' | '/server-down-error';

/**
 * The contract's error page for an error (docs/contract.md#error-routing). Not every failed call redirects there: see
 * `errorPathForRead` and `errorPathForWrite`.
 */
export function errorPath(error: unknown): ErrorPath | null {
  if (isSessionEnded(error)) return '/inactivity-error';
  if (isNotAuthorized(error)) return '/authorization-error';
  if (isServerDown(error)) return '/server-down-error';
  return null;
}

/** The outcome of one call of the page. */
export interface CallOutcome {
  call: string;
  /** The error of a call that failed and has no data to show; otherwise null. */
  error: unknown;
}

/**
 * The error page for a failed read, or null if the page shows the failure itself (docs/contract.md#primary-calls). A failed
 * primary call redirects. A page with parts redirects only if all parts failed with 5xx or without a response. Any other
 * failure keeps the content on screen, a deliberate departure (docs/contract.md#departure-content-stays).
 */
export function errorPathForRead(
  route: Pick<RouteDef, 'primary' | 'parts'>,
  failed: CallOutcome,
  outcomes: readonly CallOutcome[],
): ErrorPath | null {
  if (route.primary === failed.call) return errorPath(failed.error);
  const isPart = ({ call }: CallOutcome) => route.parts?.some((part) => part === call) === true;
  if (!isPart(failed)) return null;
  const partOutcomes = outcomes.filter(isPart);
  return partOutcomes.length > 0 && partOutcomes.every(({ error }) => isServerDown(error))
    ? '/server-down-error'
    : null;
}

/**
 * The error page for a failed write: only a 403 redirects. On 5xx or without a response, the control shows the failure and
 * keeps the input, a deliberate departure (docs/contract.md#departure-own-changes).
 */
export function errorPathForWrite(error: unknown): ErrorPath | null {
  return isNotAuthorized(error) ? '/authorization-error' : null;
}

function toOutcome({ queryKey, state: { status, data, error }, options }: Query): CallOutcome {
  const hasContent = data !== undefined || readSavedCopy(error, options) !== undefined;
  return { call: callName(queryKey), error: status === 'error' && !hasContent ? error : null };
}

/**
 * Redirects to an error page when a failed call requires it (`errorPathForRead`, `errorPathForWrite`). Doesn't handle a 401: the
 * client ends the session and `navigateOnSessionChange` redirects, so fifty 401 responses cause only one redirect.
 *
 * @returns a function that stops the redirects.
 */
export function routeErrors(
  { queryClient }: Pick<Services, 'queryClient'>,
  router: Router,
): () => void {
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function redirectOnError(path: ErrorPath | null, error: unknown) {
    if (path !== null && path !== '/inactivity-error') redirectTo(router, path, error);
  }

  const stopQueries = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const route = latestRoute(router);
    const failed = toOutcome(event.query);
    // A failed prefetch affects nothing on screen, and a failed refetch keeps the data that is shown.
    if (!route || failed.error === null || !event.query.isActive()) return;
    redirectOnError(
      errorPathForRead(route, failed, queries.findAll({ type: 'active' }).map(toOutcome)),
      failed.error,
    );
  });
  const stopMutations = mutations.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    redirectOnError(errorPathForWrite(event.action.error), event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
