import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

// One page with two addresses (specification, section 2).
const center = () => import('./center-screen.tsx').then((module) => module.CenterScreen);

export const coopRoutes = {
  'co-op': center,
  'co-op.collaterals': center,
  'co-op.collateral': () =>
    import('./collateral-screen.tsx').then((module) => module.CollateralScreen),
} satisfies FeatureRoutes;
