import {
  alertsCountQuery,
  alertsQuery,
  favoritePagesQuery,
  featuredContentQuery,
  fieldManagementNewsQuery,
  policyUpdatesCountQuery,
  policyUpdatesQuery,
  productUpdatesQuery,
  salesPromotionsQuery,
  staticsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const homeRoutes = {
  home: {
    screen: () => import('./home-screen.tsx').then((module) => module.HomeScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(featuredContentQuery(api)),
        queryClient.prefetchQuery(alertsQuery(api, { unread: true })),
        queryClient.prefetchQuery(policyUpdatesQuery(api, { unread: true })),
        queryClient.prefetchQuery(alertsQuery(api)),
        queryClient.prefetchQuery(policyUpdatesQuery(api)),
        queryClient.prefetchQuery(alertsCountQuery(api)),
        queryClient.prefetchQuery(policyUpdatesCountQuery(api)),
        queryClient.prefetchQuery(favoritePagesQuery(api)),
        queryClient.prefetchQuery(productUpdatesQuery(api)),
        queryClient.prefetchQuery(fieldManagementNewsQuery(api)),
        queryClient.prefetchQuery(productUpdatesQuery(api, { is_featured: true })),
        queryClient.prefetchQuery(salesPromotionsQuery(api)),
        queryClient.prefetchQuery(staticsQuery(api)),
      ]),
  },
} satisfies FeatureRoutes;
