import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const collateralRoutes = {
  'marketing-collateral': () =>
    import('./library-screen.tsx').then((module) => module.LibraryScreen),
} satisfies FeatureRoutes;
