import { memo, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { RenderedMarker } from '../modules/shell/first-content.tsx';
import { ScreenPlaceholder } from '../modules/shell/screen-placeholder.tsx';
import { ScreenCrash } from './screen-crash.tsx';
import { RouteScreen } from './screens.tsx';

interface OpenedPageProps {
  route: RouteDef;
  /** Called when the screen has rendered. */
  onRendered: () => void;
}

/** The screen of a route, with the params of the location. If the screen fails to render, the shell stays. */
export const OpenedPage = memo(({ route, onRendered }: OpenedPageProps) => {
  const screen = useMemo(
    () => (
      <Suspense fallback={<ScreenPlaceholder />}>
        <RouteScreen route={route} />
        <RenderedMarker onRendered={onRendered} />
      </Suspense>
    ),
    [route, onRendered],
  );
  const routes = useMemo(() => [{ path: route.path, element: screen }], [route, screen]);
  // React Router matches the path for its params. Its catch-all doesn't match line breaks.
  const withParams = useRoutes(routes);
  return (
    <ErrorBoundary fallback={<ScreenCrash />} resetKeys={[useLocation()]}>
      {withParams ?? screen}
    </ErrorBoundary>
  );
});
