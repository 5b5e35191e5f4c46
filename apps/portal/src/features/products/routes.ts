import {
  productQuery,
  productsQuery,
  productUpdatesQuery,
  statesQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoute, FeatureRoutes } from '../../modules/paths/feature-route.ts';

const product: FeatureRoute = {
  screen: () => import('./product-screen.tsx').then((module) => module.ProductScreen),
  preload: ({ api, queryClient }, { params: { id = '' } }) =>
    Promise.all([
      queryClient.prefetchQuery(productQuery(api, id, queryClient)),
      queryClient.prefetchQuery(statesQuery(api)),
      // By slug alone; an id's own address is another one, and asks then.
      /\D/.test(id) && queryClient.prefetchQuery(productUpdatesQuery(api, { products: [id] })),
    ]),
};

export const productsRoutes = {
  products: {
    screen: () => import('./products-screen.tsx').then((module) => module.ProductsScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(productsQuery(api)),
        queryClient.prefetchQuery(statesQuery(api)),
        queryClient.prefetchQuery(productUpdatesQuery(api)),
      ]),
  },
  'products.detail': product,
  'products.classic': product,
  'products.agent360': product,
} satisfies FeatureRoutes;
