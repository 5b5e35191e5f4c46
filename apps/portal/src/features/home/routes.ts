import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const homeRoutes = {
  home: () => import('./home-screen.tsx').then((module) => module.HomeScreen),
} satisfies FeatureRoutes;
