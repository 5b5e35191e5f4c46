import { pagesRoutes } from '../features/pages/routes.ts';
import { statusPagesRoutes } from '../features/status-pages/routes.ts';
import type { FeatureRoute } from '../modules/paths/feature-route.ts';
import type { RouteId } from '../routes.manifest.ts';

/** Every feature's routes in one table; the router's test holds it to the manifest. */
export const featureRoutes: Partial<Record<RouteId, FeatureRoute>> = {
  ...pagesRoutes,
  ...statusPagesRoutes,
};
