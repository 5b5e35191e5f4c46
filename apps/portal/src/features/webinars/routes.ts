import {
  allProductsQuery,
  platformsQuery,
  tagsQuery,
  webinarQuery,
  webinarsQuery,
} from '@producer-portal/api/queries';
import { webinarsAheadQuery, webinarsPastQuery } from '../../modules/webinars/webinars-ahead.ts';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { webinarListParams as params } from './list-params.ts';

export const webinarsRoutes = {
  webinars: {
    screen: () =>
      import('./webinars-index-screen.tsx').then((module) => module.WebinarsIndexScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(webinarsAheadQuery(api, Date.now())),
        queryClient.prefetchQuery(webinarsPastQuery(api, Date.now())),
      ]),
  },
  'webinars.list': {
    screen: () => import('./webinars-screen.tsx').then((module) => module.WebinarsScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(webinarsQuery(api, params.toQuery(params.parse(searchParams)))),
        queryClient.prefetchQuery(allProductsQuery(api)),
        queryClient.prefetchQuery(platformsQuery(api)),
        queryClient.prefetchQuery(tagsQuery(api)),
      ]),
  },
  'webinars.detail': {
    screen: () => import('./webinar-screen.tsx').then((module) => module.WebinarScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(webinarQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
