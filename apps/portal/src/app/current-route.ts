import { createPath } from 'react-router-dom';
import type { createBrowserRouter, Location } from 'react-router-dom';
import { isRouteId, routeDef } from '../routes.manifest.ts';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { findRouteDef } from '../modules/paths/match-route.ts';
import { createOrigin } from '../modules/paths/origin.ts';
import type { Origin } from '../modules/paths/origin.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The location of the page that is opening, or of the current page if none is. */
export const currentLocation = ({ state }: Pick<Router, 'state'>): Location =>
  state.navigation.location ?? state.location;

/** The manifest entry of the page that is opening, or of the current page if none is. */
export function currentRoute(router: Router): RouteDef | null {
  const opening = router.state.navigation.location;
  if (opening) return findRouteDef(createPath(opening));
  const id = router.state.matches.at(-1)?.route.id ?? '';
  return isRouteId(id) ? routeDef(id) : null;
}

/**
 * Redirects to another page of the portal. Replaces the history entry, whose state tells the new page where the user came from.
 * Does nothing on a public page: if several calls fail, only the first failure redirects.
 *
 * @param error - the failure. The new page shows its request id and the host's message.
 */
export function redirectTo(
  router: Router,
  path: string,
  error?: unknown,
  details: Pick<Origin, 'invalidSession'> = {},
): void {
  if (currentRoute(router)?.public) return;
  const { pathname, search, hash } = currentLocation(router);
  const origin = createOrigin(pathname + search + hash, error);
  void router.navigate(path, { replace: true, state: { ...origin, ...details } });
}

/** Resolves when the first page's loader is done. */
export const isInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
