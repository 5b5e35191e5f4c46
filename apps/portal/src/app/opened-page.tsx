import { memo, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { RenderedMarker } from '../modules/shell/first-content.tsx';
import { ScreenPlaceholder } from '../modules/shell/screen-placeholder.tsx';
import type { RouterState } from './router.ts';
import { ScreenCrash } from './screen-crash.tsx';
import { RouteScreen } from './screens.tsx';

export interface OpenedPageProps {
  page: RouterState;
  /** Called when the screen has rendered. */
  onRendered: () => void;
}

/** The screen of a page, for the page's own location and params. If the screen fails to render, the shell stays. */
export const OpenedPage = memo(({ page, onRendered }: OpenedPageProps) => {
  const { route, failure } = page;
  const screen = useMemo(
    () =>
      route && (
        <Suspense fallback={<ScreenPlaceholder />}>
          <RouteScreen route={route} />
          <RenderedMarker onRendered={onRendered} />
        </Suspense>
      ),
    [route, onRendered],
  );
  return (
    <LocationContext value={page}>
      <RouteContext value={useMemo(() => toRouteContext(page), [page])}>
        <ErrorBoundary fallback={<ScreenCrash />} resetKeys={[page]}>
          {failure ? <Failure {...failure} /> : screen}
        </ErrorBoundary>
      </RouteContext>
    </LocationContext>
  );
});

/** Throws the error while it renders, so that the error is shown and reported like an error in a screen. */
function Failure({ error }: NonNullable<RouterState['failure']>): never {
  throw error;
}

/** Provides the params to `useParams`, so that React Router doesn't have to match the path again. */
const toRouteContext = ({ location: { pathname }, params }: RouterState) => ({
  outlet: null,
  matches: [{ params, pathname, pathnameBase: pathname, route: {} }],
  isDataRoute: false,
});
