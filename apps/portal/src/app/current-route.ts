import { isApiError } from '@producer-portal/api';
import type { createBrowserRouter } from 'react-router-dom';
import { isRouteId, routeDef } from '../routes.manifest.ts';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import type { Origin } from '../modules/paths/origin.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The manifest entry of the current page. */
export function currentRoute(router: Router): RouteDef | null {
  const id = router.state.matches.at(-1)?.route.id ?? '';
  return isRouteId(id) ? routeDef(id) : null;
}

/**
 * Redirects to another page of the portal. Replaces the history entry, whose state tells the new page where the user came from.
 * Does nothing on a public page: if several calls fail, only the first failure redirects.
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

/** Resolves when the router has matched the first page; its loaders don't wait for data. */
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
