import { matchRoutes } from 'react-router-dom';
import { isRouteId, routeDef, routes } from '../../routes.manifest.ts';
import type { RouteDef } from '../../routes.manifest.ts';

const patterns = Object.entries(routes).map(([id, { path }]) => ({ id, path }));

/** The manifest's line for an in-app address, as the router would choose it. */
export function routeOf(address: string): RouteDef | null {
  const match = matchRoutes(patterns, address.replace(/[?#].*$/s, ''))?.at(-1);
  return match && isRouteId(match.route.id) ? routeDef(match.route.id) : null;
}
