import { routeDef, routeIds } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import type { RouteDef, RouteRequest } from './feature-route.ts';
import { PORTAL_ORIGIN } from './navigation.ts';

interface Pattern {
  route: RouteDef;
  expression: RegExp;
  params: readonly string[];
}

/** Sort key: React Router prefers fixed text to a param, and a param to the catch-all. */
const getRank = (id: RouteId) =>
  routeDef(id)
    .path.split('/')
    .map((segment) => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0))
    .join('');

function compile(id: RouteId): Pattern {
  const route = routeDef(id);
  const { path } = route;
  const params = [...path.matchAll(/:(\w+)|\*/g)].map(([, name = '*']) => name);
  const source = path.replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)').replace('*', '(.*)');
  return {
    route,
    params,
    // The flag `s` lets the catch-all match every path, even a path with an encoded line break.
    expression: new RegExp(`^${source}${path.endsWith('*') ? '' : '/*'}$`, 'is'),
  };
}

/** The ids of all routes, most specific first. If several routes match a URL, the first one opens. */
export const idsByRank = routeIds
  .map((id) => ({ id, rank: getRank(id) }))
  // Doesn't use `localeCompare`, because loading the language data would delay the start.
  .toSorted((a, b) => Number(a.rank > b.rank) - Number(a.rank < b.rank))
  .map(({ id }) => id);

const hasParams = (id: RouteId) => /[:*]/.test(routeDef(id).path);

/** Routes without params by their path: most links lead to one of them. */
const fixedRoutes = new Map(
  routeIds.filter((id) => !hasParams(id)).map((id) => [routeDef(id).path, routeDef(id)]),
);

/**
 * Compiled once, because React Router's `matchRoutes` ranks and compiles all routes on each call, which is too slow for every
 * link of a list. A test compares the results with React Router's.
 */
const patterns = idsByRank.map(compile);

/** Decodes each segment but keeps encoded slashes. A malformed path stays unchanged. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The route for a path, and its params. */
export function matchPath(pathname: string): Pick<RouteRequest, 'route' | 'params'> | null {
  const fixedRoute = fixedRoutes.get(pathname);
  if (fixedRoute) return { route: fixedRoute, params: {} };
  const path = decodePath(pathname);
  for (const { route, expression, params } of patterns) {
    const values = expression.exec(path)?.slice(1);
    if (!values) continue;
    const entries = values.map((value, index) => [params[index], value.replaceAll('%2F', '/')]);
    return { route, params: Object.fromEntries(entries) };
  }
  return null;
}

/** The route for an in-app URL, and its params and query. */
export function matchRoute(url: string): RouteRequest | null {
  const { pathname, searchParams } = new URL(url, PORTAL_ORIGIN);
  const match = matchPath(pathname);
  return match && { ...match, searchParams };
}

/** The manifest entry of an in-app URL. */
export function findRouteDef(url: string): RouteDef | null {
  return matchRoute(url)?.route ?? null;
}
