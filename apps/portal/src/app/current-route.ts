import { isApiError } from '@producer-portal/api';
import type { createBrowserRouter } from 'react-router-dom';
import { isRouteId, routeDef } from '../routes.manifest.ts';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import type { Origin } from '../modules/paths/origin.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The manifest's line of the page that is shown. */
export function currentRoute(router: Router): RouteDef | null {
  const id = router.state.matches.at(-1)?.route.id ?? '';
  return isRouteId(id) ? routeDef(id) : null;
}

/**
 * Puts a page of the portal's own in the place of the present one. The history entry is replaced, and the page learns where
 * the reader came from. Only the first of several failures counts.
 */
export function redirectTo(router: Router, path: string, error?: unknown): void {
  if (currentRoute(router)?.public) return;
  const { pathname, search, hash } = router.state.location;
  const origin: Origin = {
    from: pathname + search + hash,
    ...(isApiError(error) && error.requestId !== null ? { requestId: error.requestId } : {}),
    ...(isApiError(error) && error.hostMessage !== null ? { message: error.hostMessage } : {}),
  };
  void router.navigate(path, { replace: true, state: origin });
}
