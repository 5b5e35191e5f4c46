import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

const product = () => import('./product-screen.tsx').then((module) => module.ProductScreen);

export const productsRoutes = {
  products: () => import('./products-screen.tsx').then((module) => module.ProductsScreen),
  'products.detail': product,
  'products.classic': product,
  'products.agent360': product,
} satisfies FeatureRoutes;
