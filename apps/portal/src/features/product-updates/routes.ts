import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const productUpdatesRoutes = {
  'product-updates': () =>
    import('./updates-index-screen.tsx').then((module) => module.UpdatesIndexScreen),
  'product-updates.list': () =>
    import('./updates-screen.tsx').then((module) => module.UpdatesScreen),
  'product-updates.detail': () =>
    import('./update-screen.tsx').then((module) => module.UpdateScreen),
} satisfies FeatureRoutes;
