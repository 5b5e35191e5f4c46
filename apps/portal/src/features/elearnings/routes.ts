import {
  allProductsQuery,
  platformsQuery,
  tagsQuery,
  trainingQuery,
  trainingsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { elearningListParams as params } from './list-params.ts';

export const elearningsRoutes = {
  elearnings: {
    screen: () =>
      import('./elearnings-index-screen.tsx').then((module) => module.ElearningsIndexScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(trainingsQuery(api)),
        queryClient.prefetchQuery(tagsQuery(api)),
      ]),
  },
  'elearnings.list': {
    screen: () => import('./elearnings-screen.tsx').then((module) => module.ElearningsScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(trainingsQuery(api, params.toQuery(params.parse(searchParams)))),
        queryClient.prefetchQuery(allProductsQuery(api)),
        queryClient.prefetchQuery(platformsQuery(api)),
        queryClient.prefetchQuery(tagsQuery(api)),
      ]),
  },
  'elearnings.detail': {
    screen: () => import('./elearning-screen.tsx').then((module) => module.ElearningScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(trainingQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
