import { Suspense, lazy } from 'react';
import { replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '../modules/paths/feature-route.ts';
import { gate } from '../modules/session/gate.ts';
import { ScreenPlaceholder } from '../modules/shell/screen-placeholder.tsx';
import type { Services } from '../modules/session/services.tsx';
import { isRouteId, routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { featureRoutes } from './feature-routes.ts';
import { createPrefetch, startScreen } from './prefetch.ts';
import { Root } from './root.tsx';
import { ScreenCrash } from './screen-crash.tsx';

/**
 * The application's route tree: one root that draws the shell, and under it one route for every line of the manifest, with
 * the manifest's id. A loader never waits: it sends away who may not enter, and starts the screen's code and its first calls.
 */
export function createRoutes(services: Services): RouteObject[] {
  const children = Object.entries(featureRoutes).map(([id, load]) => {
    if (!isRouteId(id))
      throw new Error(
        `The feature route "${id}" is not in routes.manifest.ts. Add it there first.`,
      );
    return screenRoute(id, load, services);
  });
  return [
    {
      id: 'root',
      element: <Root services={services} prefetch={createPrefetch(services)} />,
      // What breaks in the shell itself, or a part of it that could not be loaded.
      errorElement: <ScreenCrash />,
      children,
    },
  ];
}

function screenRoute(id: RouteId, load: FeatureRoute, services: Services): RouteObject {
  const route = routeDef(id);
  const Screen = lazy(async () => ({ default: await load() }));
  return {
    id,
    path: route.path,
    loader: ({ params, request }) => {
      const url = new URL(request.url);
      const target = gate({
        route,
        session: services.session.snapshot(),
        address: url.pathname + url.search + fragmentOf(url),
        handingOver: services.signIn.handOver() !== null,
      });
      if (target !== null) throw replace(target);
      startScreen(load, services, { id, params, searchParams: url.searchParams });
      return null;
    },
    element: (
      <Suspense fallback={<ScreenPlaceholder />}>
        <Screen />
      </Suspense>
    ),
    errorElement: <ScreenCrash />,
  };
}

/** A loader's request has no fragment. Who opened the page with one shall come back to it from sign-in. */
function fragmentOf({ pathname, search }: URL): string {
  const here = window.location;
  return here.pathname === pathname && here.search === search ? here.hash : '';
}
