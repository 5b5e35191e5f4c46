import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

const introduction = () =>
  import('./introduction-screen.tsx').then((module) => module.IntroductionScreen);

export const agent360Routes = {
  agent360: introduction,
  'agent360.detail': introduction,
  'agent360.what-to-expect': () =>
    import('./what-to-expect-screen.tsx').then((module) => module.WhatToExpectScreen),
  'agent360.product-overview': () =>
    import('./product-overview-screen.tsx').then((module) => module.ProductOverviewScreen),
  'agent360.new-products': () =>
    import('./new-products-screen.tsx').then((module) => module.NewProductsScreen),
  'agent360.training': () =>
    import('./agent360-training-screen.tsx').then((module) => module.Agent360TrainingScreen),
} satisfies FeatureRoutes;
