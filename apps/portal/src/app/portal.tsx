import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router as LocationProvider } from 'react-router-dom';
import { PendingNavigationProvider } from '../modules/paths/is-current.ts';
import type { Services } from '../modules/session/services.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { CurrentRouteProvider } from '../modules/shell/use-route-def.ts';
import { latestLocation } from './latest-route.ts';
import { createPrefetch } from './prefetch.ts';
import { Root } from './root.tsx';
import type { Router } from './router.ts';
import { ScreenCrash } from './screen-crash.tsx';

interface PortalProps {
  services: Services;
  router: Router;
  firstContent: FirstContentSteps;
  /** Called when the first page is in the document. */
  onRendered?: () => void;
}

/** The application: the shell with the page that the router has opened. */
export function Portal({ services, router, firstContent, onRendered }: PortalProps) {
  const page = useSyncExternalStore(
    useCallback((onChange) => router.subscribe(onChange), [router]),
    () => router.state,
  );
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  const getLatestLocation = useCallback(() => latestLocation(router), [router]);
  const prefetch = useMemo(() => createPrefetch(services), [services]);
  if (!page.isReady) return null;
  return (
    <PendingNavigationProvider value={getLatestLocation}>
      <LocationProvider
        location={page.location}
        navigationType={page.navigationType}
        navigator={router.navigator}
        useTransitions={false}
      >
        <CurrentRouteProvider value={page.route}>
          {/* Catches errors in the shell, such as a component that fails to load. */}
          <ErrorBoundary fallback={<ScreenCrash />} resetKeys={[page]}>
            <Root services={services} prefetch={prefetch} firstContent={firstContent} page={page} />
          </ErrorBoundary>
        </CurrentRouteProvider>
      </LocationProvider>
    </PendingNavigationProvider>
  );
}
