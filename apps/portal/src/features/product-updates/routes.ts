import {
  allProductsQuery,
  categoriesQuery,
  productUpdateQuery,
  productUpdatesQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { updateListParams as params } from './list-params.ts';

export const productUpdatesRoutes = {
  'product-updates': {
    screen: () => import('./updates-index-screen.tsx').then((module) => module.UpdatesIndexScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(productUpdatesQuery(api, { is_featured: true })),
        queryClient.prefetchQuery(productUpdatesQuery(api)),
        queryClient.prefetchQuery(allProductsQuery(api)),
      ]),
  },
  'product-updates.list': {
    screen: () => import('./updates-screen.tsx').then((module) => module.UpdatesScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(
          productUpdatesQuery(api, params.toQuery(params.parse(searchParams))),
        ),
        queryClient.prefetchQuery(categoriesQuery(api, 'product_news_and_updates')),
        queryClient.prefetchQuery(allProductsQuery(api)),
      ]),
  },
  'product-updates.detail': {
    screen: () => import('./update-screen.tsx').then((module) => module.UpdateScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(productUpdateQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
