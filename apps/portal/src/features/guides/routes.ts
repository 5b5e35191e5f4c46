import {
  guideQuery,
  guidesByStateQuery,
  guidesQuery,
  statesQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { guideListParams as params } from './list-params.ts';

export const guidesRoutes = {
  'guides.list': {
    screen: () => import('./guides-screen.tsx').then((module) => module.GuidesScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(guidesQuery(api, params.toQuery(params.parse(searchParams)))),
        queryClient.prefetchQuery(statesQuery(api)),
        queryClient.prefetchQuery(guidesByStateQuery(api)),
      ]),
  },
  'guides.detail': {
    screen: () => import('./guide-screen.tsx').then((module) => module.GuideScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(guideQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
