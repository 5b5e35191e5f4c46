import { policyUpdatesQuery, statesQuery } from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { policyUpdateListParams } from './list-params.ts';

export const policyUpdatesRoutes = {
  'policy-updates.list': {
    screen: () =>
      import('./policy-updates-screen.tsx').then((module) => module.PolicyUpdatesScreen),
    preload: ({ api, queryClient }, { searchParams }) => {
      const query = policyUpdateListParams.toQuery(policyUpdateListParams.parse(searchParams));
      return Promise.all([
        queryClient.prefetchQuery(policyUpdatesQuery(api, query)),
        queryClient.prefetchQuery(statesQuery(api)),
      ]);
    },
  },
  // As with alerts: its detail's call marks it as read, so nothing of it is asked ahead.
  'policy-updates.detail': {
    screen: () => import('./policy-update-screen.tsx').then((module) => module.PolicyUpdateScreen),
  },
} satisfies FeatureRoutes;
