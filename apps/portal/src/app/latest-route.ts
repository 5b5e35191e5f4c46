import { createPath } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { matchPath } from '../modules/paths/match-route.ts';
import { createErrorPageState } from '../modules/paths/error-page-state.ts';
import type { ErrorPageState } from '../modules/paths/error-page-state.ts';
import type { Router } from './router.ts';

/** The location of the page that is opening, or of the current page if none is. */
export const latestLocation = ({ state, pendingLocation }: Router): Location =>
  pendingLocation ?? state.location;

/** The manifest entry of the page that is opening, or of the current page if none is. */
export const latestRoute = (router: Router): RouteDef | null =>
  matchPath(latestLocation(router).pathname)?.route ?? null;

/**
 * Redirects to another page of the portal. Replaces the current history entry. The new entry's state tells the new page
 * where the user came from.
 * Does nothing on a public page, such as an error page, so if several calls fail, only the first failure redirects.
 *
 * @param error - the failure. The new page shows its request id and the host's message.
 */
export function redirectTo(
  router: Router,
  path: string,
  error?: unknown,
  details: Pick<ErrorPageState, 'invalidSession'> = {},
): void {
  if (latestRoute(router)?.public) return;
  const errorPage = createErrorPageState(createPath(latestLocation(router)), error);
  void router.navigate(path, { replace: true, state: { ...errorPage, ...details } });
}
