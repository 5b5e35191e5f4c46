import type { ComponentType } from 'react';
import type { RouteId } from '../../routes.manifest.ts';
import type { Services } from '../session/services.tsx';

/** What the address says about a route that is about to be shown. */
export interface RouteRequest {
  id: RouteId;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * Starts a screen's reads before it is drawn; called on navigation and on intent (hover, focus, touch), so it must be safe to
 * call often and may never change anything (no mark-as-read).
 *
 * @example
 * GuidesScreen.preload = (({ api, queryClient }, { searchParams }) =>
 *   queryClient.prefetchQuery(guides.list.query(api, params.toQuery(params.parse(searchParams))))) satisfies Preload;
 */
export type Preload = (services: Services, request: RouteRequest) => Promise<unknown>;

/**
 * A route's element, and with it what it asks for first. Both come in the screen's own chunk, so that no other page pays for
 * them; on the component, so that its module exports nothing else and keeps its state when it is edited in development.
 */
export type Screen = ComponentType & { preload?: Preload };

/**
 * Loads a route's screen, as its feature hands it to the router. Written as `() => import('…')` in place: the build reads from
 * it which chunk a route needs.
 */
export type FeatureRoute = () => Promise<Screen>;

/** A feature's `routes.ts` exports its routes by id: `{ 'alerts.list': () => import('…').then(…) } satisfies FeatureRoutes`. */
export type FeatureRoutes<Ids extends RouteId = RouteId> = Partial<Record<Ids, FeatureRoute>>;
