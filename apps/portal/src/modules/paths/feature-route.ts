import type { ComponentType } from 'react';
import type { RouteId } from '../../routes.manifest.ts';
import type { Services } from '../session/services.tsx';

/** What the address says about a route that is about to be shown. */
export interface RouteRequest {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** One route as its feature hands it to the router. */
export interface FeatureRoute {
  /** Loads the screen's code. Written as `() => import('…')` in place: the build reads which chunk a route needs from it. */
  screen: () => Promise<ComponentType>;
  /**
   * Starts the screen's reads while its code is still coming; called on navigation and on intent (hover, focus, touch), so
   * it must be safe to call often and may never change anything (no mark-as-read).
   *
   * @example
   * preload: ({ api, queryClient }, { searchParams }) =>
   *   queryClient.prefetchQuery(alertsQuery(api, params.toQuery(params.parse(searchParams))))
   */
  preload?: (services: Services, request: RouteRequest) => Promise<unknown>;
}

/** A feature's `routes.ts` exports its routes by id: `{ 'alerts.list': { screen, preload } } satisfies FeatureRoutes`. */
export type FeatureRoutes<Ids extends RouteId = RouteId> = Partial<Record<Ids, FeatureRoute>>;
