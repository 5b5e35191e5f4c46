import { agent360Routes } from '../features/agent360/routes.ts';
import { alertsRoutes } from '../features/alerts/routes.ts';
import { coBrandedVideosRoutes } from '../features/co-branded-videos/routes.ts';
import { collateralRoutes } from '../features/collateral/routes.ts';
import { coopRoutes } from '../features/co-op/routes.ts';
import { elearningsRoutes } from '../features/elearnings/routes.ts';
import { favoritesRoutes } from '../features/favorites/routes.ts';
import { fieldNewsRoutes } from '../features/field-news/routes.ts';
import { attachmentsRoutes } from '../features/attachments/routes.ts';
import { guidesRoutes } from '../features/guides/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { jobAidsRoutes } from '../features/job-aids/routes.ts';
import { ordersRoutes } from '../features/orders/routes.ts';
import { pagesRoutes } from '../features/pages/routes.ts';
import { availabilityRoutes } from '../features/availability/routes.ts';
import { policyUpdatesRoutes } from '../features/policy-updates/routes.ts';
import { productsRoutes } from '../features/products/routes.ts';
import { productUpdatesRoutes } from '../features/product-updates/routes.ts';
import { salesRoutes } from '../features/sales/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { sitemapRoutes } from '../features/sitemap/routes.ts';
import { socialPostsRoutes } from '../features/social-posts/routes.ts';
import { statusPagesRoutes } from '../features/status-pages/routes.ts';
import { systemRoutes } from '../features/system/routes.ts';
import { trainingRoutes } from '../features/training/routes.ts';
import { webinarsRoutes } from '../features/webinars/routes.ts';
import type { FeatureRoute } from '../modules/paths/feature-route.ts';
import type { RouteId } from '../routes.manifest.ts';

/** Every feature's routes in one table: a route of the manifest without a screen is a type error. */
export const featureRoutes: Record<RouteId, FeatureRoute> = {
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
  ...collateralRoutes,
  ...coopRoutes,
  ...ordersRoutes,
  ...socialPostsRoutes,
  ...coBrandedVideosRoutes,
  ...fieldNewsRoutes,
  ...systemRoutes,
  ...searchRoutes,
  ...pagesRoutes,
  ...sitemapRoutes,
  ...statusPagesRoutes,
};
