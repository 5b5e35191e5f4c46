import { useCallback, useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { PendingNavigationProvider } from '../modules/paths/is-current.ts';
import { currentLocation } from './current-route.ts';

interface PortalRouterProps {
  router: DataRouter;
  /** Called when the first page is in the document. */
  onRendered?: () => void;
}

/**
 * Renders the router and fixes a missed update. `RouterProvider` reads the state while rendering but subscribes only after
 * commit, so it misses a navigation in between, such as the redirect of an early call's 401. Revalidating makes the router
 * publish its state again.
 *
 * @see https://github.com/remix-run/react-router/issues/15527
 */
export function PortalRouter({ router, onRendered }: PortalRouterProps) {
  const [renderedState] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== renderedState) void router.revalidate();
  }, [router, renderedState]);
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  const getPendingLocation = useCallback(() => currentLocation(router), [router]);
  return (
    <PendingNavigationProvider value={getPendingLocation}>
      <RouterProvider router={router} useTransitions={false} />
    </PendingNavigationProvider>
  );
}
