import { acknowledgementsRoutes } from './features/acknowledgements/routes.ts';
import { agent360Routes } from './features/agent360/routes.ts';
import { alertsRoutes } from './features/alerts/routes.ts';
import { attachmentsRoutes } from './features/attachments/routes.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { bindRoutes } from './features/bind/routes.ts';
import { briefRoutes } from './features/brief/routes.ts';
import { coBrandedVideosRoutes } from './features/co-branded-videos/routes.ts';
import { coopRoutes } from './features/co-op/routes.ts';
import { collateralRoutes } from './features/collateral/routes.ts';
import { elearningsRoutes } from './features/elearnings/routes.ts';
import { favoritesRoutes } from './features/favorites/routes.ts';
import { fieldNewsRoutes } from './features/field-news/routes.ts';
import { guidesRoutes } from './features/guides/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { jobAidsRoutes } from './features/job-aids/routes.ts';
import { ordersRoutes } from './features/orders/routes.ts';
import { pagesRoutes } from './features/pages/routes.ts';
import { policyUpdatesRoutes } from './features/policy-updates/routes.ts';
import { productUpdatesRoutes } from './features/product-updates/routes.ts';
import { productsRoutes } from './features/products/routes.ts';
import { salesRoutes } from './features/sales/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sitemapRoutes } from './features/sitemap/routes.ts';
import { socialPostsRoutes } from './features/social-posts/routes.ts';
import { statusPagesRoutes } from './features/status-pages/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { trainingRoutes } from './features/training/routes.ts';
import { webinarsRoutes } from './features/webinars/routes.ts';
import type { RouteDef } from './modules/paths/feature-route.ts';

/** All routes, in sitemap order. Tools and end-to-end tests read this file in Node. */
export const routes = {
  ...homeRoutes,
  ...attachmentsRoutes,
  ...favoritesRoutes,
  ...briefRoutes,
  ...alertsRoutes,
  ...policyUpdatesRoutes,
  ...acknowledgementsRoutes,
  ...trainingRoutes,
  ...webinarsRoutes,
  ...elearningsRoutes,
  ...jobAidsRoutes,
  ...guidesRoutes,
  ...productsRoutes,
  ...productUpdatesRoutes,
  ...availabilityRoutes,
  ...bindRoutes,
  ...agent360Routes,
  ...salesRoutes,
  ...searchRoutes,
  ...socialPostsRoutes,
  ...collateralRoutes,
  ...coopRoutes,
  ...ordersRoutes,
  ...coBrandedVideosRoutes,
  ...systemRoutes,
  ...fieldNewsRoutes,
  ...pagesRoutes,
  ...sitemapRoutes,
  ...statusPagesRoutes,
};

export type RouteId = keyof typeof routes;

/** A route's definition, typed so that code can read optional fields that this route doesn't have. */
export function routeDef(id: RouteId): RouteDef {
  return routes[id];
}

export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);

/**
 * The parent of a route in the breadcrumb: the route with the longest path that is a prefix of the given route's path. Never
 * returns home, because every breadcrumb starts with home (docs/product.md#breadcrumbs).
 */
export function getParentRoute({ path, sameAs }: RouteDef): RouteId | undefined {
  const isParent = (id: RouteId, ancestorPath: string) =>
    routeDef(id).path === ancestorPath && id !== sameAs;
  let ancestorPath = path;
  do {
    ancestorPath = ancestorPath.slice(0, ancestorPath.lastIndexOf('/'));
    const parent = routeIds.find((id) => isParent(id, ancestorPath));
    if (parent) return canonicalRoute(parent);
  } while (ancestorPath !== '');
  return undefined;
}

function canonicalRoute(id: RouteId): RouteId {
  const { sameAs = id } = routeDef(id);
  return isRouteId(sameAs) ? sameAs : id;
}
