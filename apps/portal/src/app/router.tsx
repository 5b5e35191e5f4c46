import { Suspense } from 'react';
import { replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { gate } from '../modules/session/gate.ts';
import { RenderedMarker } from '../modules/shell/first-content.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { ScreenPlaceholder } from '../modules/shell/screen-placeholder.tsx';
import type { Services } from '../modules/session/services.tsx';
import { routeDef, routeIds } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { createPrefetch, preloadScreen } from './prefetch.ts';
import { Root } from './root.tsx';
import { ScreenCrash } from './screen-crash.tsx';
import { RouteScreen } from './screens.tsx';

/**
 * The application's route tree: one root that renders the shell, and under it every route of the manifest with its id. Loaders
 * never wait: a loader redirects users without access, or starts to load the screen's code and data.
 *
 * @param firstContent - reports when the first screen shows its content.
 */
export function createRoutes(services: Services, firstContent: FirstContentSteps): RouteObject[] {
  return [
    {
      id: 'root',
      element: (
        <Root
          services={services}
          prefetch={createPrefetch(services)}
          firstContent={firstContent.shown}
        />
      ),
      // Catches errors in the shell, such as a component that fails to load.
      errorElement: <ScreenCrash />,
      children: routeIds.map((id) => screenRoute(id, services, firstContent)),
    },
  ];
}

function screenRoute(
  id: RouteId,
  services: Services,
  { onLoaded, onRendered }: FirstContentSteps,
): RouteObject {
  const route = routeDef(id);
  return {
    id,
    path: route.path,
    loader: ({ params, request }) => {
      const url = new URL(request.url);
      const target = gate({
        route,
        session: services.session.snapshot(),
        requestedPath: url.pathname + url.search + readFragment(url),
        isSigningIn: services.signIn.pendingResult() !== null,
      });
      if (target !== null) throw replace(target);
      const screenRequest = { route, params, searchParams: url.searchParams };
      void preloadScreen(services, screenRequest).then(onLoaded);
      return null;
    },
    element: (
      <Suspense fallback={<ScreenPlaceholder />}>
        <RouteScreen key={id} route={route} />
        <RenderedMarker onRendered={onRendered} />
      </Suspense>
    ),
    errorElement: <ScreenCrash />,
  };
}

/** A loader's request has no fragment. Read it from the browser's URL, so that sign-in returns to it. */
function readFragment({ pathname, search }: URL): string {
  const browserUrl = window.location;
  return browserUrl.pathname === pathname && browserUrl.search === search ? browserUrl.hash : '';
}
