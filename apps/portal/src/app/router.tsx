import { Suspense } from 'react';
import { replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { wait } from '../lib/wait.ts';
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
import { loadScreen, RouteScreen } from './screens.tsx';

/**
 * The application's route tree: one root that renders the shell, and under it every route of the manifest with its id. Loaders
 * redirect users without access, and load the screen's code and data. A navigation waits a moment for the code, and not for the
 * data.
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

/** Milliseconds that a navigation waits for the screen's code while the old page stays. */
const MAX_CODE_WAIT = 100;

function screenRoute(
  id: RouteId,
  services: Services,
  { onLoaded, onRendered }: FirstContentSteps,
): RouteObject {
  const route = routeDef(id);
  return {
    id,
    path: route.path,
    loader: async ({ params, request }) => {
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
      // If the code is slow, the page shows a placeholder. If it fails to load, the screen itself shows the error.
      await Promise.race([loadScreen(route).catch(() => {}), wait(MAX_CODE_WAIT)]);
      return null;
    },
    element: (
      // The key removes the old page immediately. Otherwise, React hides it until the code has loaded, and it would get the focus.
      <Suspense key={id} fallback={<ScreenPlaceholder />}>
        <RouteScreen route={route} />
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
