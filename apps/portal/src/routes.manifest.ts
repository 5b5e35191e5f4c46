import { agent360Routes } from './features/agent360/routes.ts';
import { alertsRoutes } from './features/alerts/routes.ts';
import { attachmentsRoutes } from './features/attachments/routes.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
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

/** Every route, in the order of the sitemap. Tools and end-to-end tests read it in Node. */
export const routes = {
  ...homeRoutes,
  ...attachmentsRoutes,
  ...favoritesRoutes,
  ...alertsRoutes,
  ...policyUpdatesRoutes,
  ...trainingRoutes,
  ...webinarsRoutes,
  ...elearningsRoutes,
  ...jobAidsRoutes,
  ...guidesRoutes,
  ...productsRoutes,
  ...productUpdatesRoutes,
  ...availabilityRoutes,
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

/** A route's definition with its optional fields readable, whichever route it is. */
export function routeDef(id: RouteId): RouteDef {
  return routes[id];
}

export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);

/**
 * The route one step up in the breadcrumb: the nearest one whose address this one continues. Home is above every route, so it
 * is not named (docs/product.md#breadcrumbs).
 */
export function parentOf({ path, sameAs }: RouteDef): RouteId | undefined {
  const isParent = (id: RouteId, above: string) => routeDef(id).path === above && id !== sameAs;
  let above = path;
  do {
    above = above.slice(0, above.lastIndexOf('/'));
    const parent = routeIds.find((id) => isParent(id, above));
    if (parent) return firstAddress(parent);
  } while (above !== '');
  return undefined;
}

function firstAddress(id: RouteId): RouteId {
  const { sameAs = id } = routeDef(id);
  return isRouteId(sameAs) ? sameAs : id;
}
