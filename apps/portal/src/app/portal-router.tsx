import { useCallback, useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { PendingNavigationProvider } from '../modules/paths/is-current.ts';

/**
 * Shows where the router stands. The router's own provider reads the state as it draws and listens from the moment that the
 * drawing stands on the page; the first drawing gives way to other work, and what the router did in between (an early call's
 * 401 has led away, say) would stay unseen for ever. Here the router tells it once more.
 *
 * @see https://github.com/remix-run/react-router/issues/15527
 */
export function PortalRouter({ router }: { router: DataRouter }) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
  const pendingPlace = useCallback(
    () => router.state.navigation.location ?? router.state.location,
    [router],
  );
  return (
    <PendingNavigationProvider value={pendingPlace}>
      <RouterProvider router={router} />
    </PendingNavigationProvider>
  );
}
