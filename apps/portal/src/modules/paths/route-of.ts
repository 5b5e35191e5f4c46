import { matchRoutes } from 'react-router-dom';
import { isRouteId, routeDef, routes } from '../../routes.manifest.ts';
import type { RouteDef } from '../../routes.manifest.ts';
import type { RouteRequest } from './feature-route.ts';

const patterns = Object.entries(routes).map(([id, { path }]) => ({ id, path }));

/** The route that an in-app address leads to, as the router would choose it, with what the address says about it. */
export function matchRoute(address: string): RouteRequest | null {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  const match = matchRoutes(patterns, pathname)?.at(-1);
  if (!match || !isRouteId(match.route.id)) return null;
  return { id: match.route.id, params: match.params, searchParams };
}

/** The manifest's line for an in-app address. */
export function routeOf(address: string): RouteDef | null {
  const match = matchRoute(address);
  return match && routeDef(match.id);
}
