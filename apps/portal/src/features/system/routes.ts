import { alertsQuery } from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { systemListParams, systemQuery } from './list-params.ts';

export const systemRoutes = {
  'system-and-technical': {
    screen: () => import('./system-screen.tsx').then((module) => module.SystemScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      queryClient.prefetchQuery(
        alertsQuery(api, systemQuery(systemListParams.parse(searchParams))),
      ),
  },
} satisfies FeatureRoutes;
