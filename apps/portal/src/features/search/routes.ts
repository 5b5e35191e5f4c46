import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const searchRoutes = {
  search: () => import('./search-screen.tsx').then((module) => module.SearchScreen),
} satisfies FeatureRoutes;
