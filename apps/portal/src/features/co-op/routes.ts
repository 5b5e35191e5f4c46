import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

// One page with two addresses (docs/product.md#main-routes).
const center = () => import('./center-screen.tsx').then((module) => module.CenterScreen);

export const coopRoutes = {
  'co-op': center,
  'co-op.collaterals': center,
  'co-op.collateral': () =>
    import('./collateral-screen.tsx').then((module) => module.CollateralScreen),
} satisfies FeatureRoutes;
