import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const favoritesRoutes = {
  favorites: () => import('./favorites-screen.tsx').then((module) => module.FavoritesScreen),
} satisfies FeatureRoutes;
