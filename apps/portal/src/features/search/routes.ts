import { searchQuery } from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { searchParams as params } from './list-params.ts';

export const searchRoutes = {
  search: {
    screen: () => import('./search-screen.tsx').then((module) => module.SearchScreen),
    preload: async ({ api, queryClient }, { searchParams }) => {
      const values = params.parse(searchParams);
      if (values.query === '') return;
      await queryClient.prefetchQuery(searchQuery(api, params.toQuery(values)));
    },
  },
} satisfies FeatureRoutes;
