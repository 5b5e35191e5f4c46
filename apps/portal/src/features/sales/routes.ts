import {
  categoriesQuery,
  salesArticleQuery,
  salesArticlesQuery,
  salesPromotionsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { salesListParams as params } from './list-params.ts';

export const salesRoutes = {
  'sales-and-marketing': {
    screen: () => import('./sales-screen.tsx').then((module) => module.SalesScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(
          salesArticlesQuery(api, params.toQuery(params.parse(searchParams))),
        ),
        queryClient.prefetchQuery(salesPromotionsQuery(api)),
        queryClient.prefetchQuery(categoriesQuery(api, 'sales_and_marketing')),
      ]),
  },
  'sales-and-marketing.detail': {
    screen: () => import('./sales-article-screen.tsx').then((module) => module.SalesArticleScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(salesArticleQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
