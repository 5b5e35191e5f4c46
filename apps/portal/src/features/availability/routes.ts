import { allProductsQuery, statesQuery } from '@producer-portal/api/queries';
import type { FeatureRoute, FeatureRoutes } from '../../modules/paths/feature-route.ts';

const map: FeatureRoute = {
  screen: () => import('./availability-screen.tsx').then((module) => module.AvailabilityScreen),
  preload: ({ api, queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(allProductsQuery(api)),
      queryClient.prefetchQuery(statesQuery(api)),
    ]),
};

export const availabilityRoutes = {
  'availability-map': map,
  'availability-map.product': map,
} satisfies FeatureRoutes;
