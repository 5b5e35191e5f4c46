import {
  cohortsQuery,
  productsQuery,
  simplePageQuery,
  statesQuery,
  trainingsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { introductionSlug } from './addresses.ts';
import { agent360ListParams as params } from './list-params.ts';
import { newProductsQuery, trainingsOfAreaQuery } from './list-queries.ts';

const introduction = () =>
  import('./introduction-screen.tsx').then((module) => module.IntroductionScreen);

export const agent360Routes = {
  agent360: {
    screen: introduction,
    preload: ({ api, queryClient }) =>
      queryClient.prefetchQuery(simplePageQuery(api, introductionSlug)),
  },
  'agent360.detail': {
    screen: introduction,
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(simplePageQuery(api, id)),
  },
  'agent360.what-to-expect': {
    screen: () => import('./what-to-expect-screen.tsx').then((module) => module.WhatToExpectScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(simplePageQuery(api, 'what-to-expect')),
        queryClient.prefetchQuery(cohortsQuery(api)),
      ]),
  },
  'agent360.product-overview': {
    screen: () =>
      import('./product-overview-screen.tsx').then((module) => module.ProductOverviewScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(simplePageQuery(api, 'product-overview')),
        queryClient.prefetchQuery(productsQuery(api, { area: 'agent360' })),
        queryClient.prefetchQuery(statesQuery(api)),
      ]),
  },
  'agent360.new-products': {
    screen: () => import('./new-products-screen.tsx').then((module) => module.NewProductsScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(productsQuery(api, newProductsQuery(params.parse(searchParams)))),
        queryClient.prefetchQuery(statesQuery(api)),
      ]),
  },
  'agent360.training': {
    screen: () =>
      import('./agent360-training-screen.tsx').then((module) => module.Agent360TrainingScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      queryClient.prefetchQuery(
        trainingsQuery(api, trainingsOfAreaQuery(params.parse(searchParams))),
      ),
  },
} satisfies FeatureRoutes;
