import { alertsQuery, statesQuery } from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { alertListParams } from './list-params.ts';

export const alertsRoutes = {
  'alerts.list': {
    screen: () => import('./alerts-screen.tsx').then((module) => module.AlertsScreen),
    preload: ({ api, queryClient }, { searchParams }) => {
      const query = alertListParams.toQuery(alertListParams.parse(searchParams));
      return Promise.all([
        queryClient.prefetchQuery(alertsQuery(api, query)),
        queryClient.prefetchQuery(statesQuery(api)),
      ]);
    },
  },
  // An alert is asked for by marking it as read, so nothing of it is asked ahead of its screen.
  'alerts.detail': {
    screen: () => import('./alert-screen.tsx').then((module) => module.AlertScreen),
  },
} satisfies FeatureRoutes;
