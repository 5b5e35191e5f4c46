import {
  jobAidsQuery,
  simplePageQuery,
  trainingQuery,
  trainingsQuery,
  webinarsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { webinarsAheadQuery } from '../../modules/webinars/webinars-ahead.ts';
import { take20 } from './take20.ts';

export const trainingRoutes = {
  training: {
    screen: () =>
      import('./training-index-screen.tsx').then((module) => module.TrainingIndexScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(webinarsAheadQuery(api, Date.now())),
        queryClient.prefetchQuery(trainingsQuery(api)),
        queryClient.prefetchQuery(jobAidsQuery(api, { monthly: true })),
        queryClient.prefetchQuery(jobAidsQuery(api, { prelaunch: true })),
      ]),
  },
  'training.detail': {
    screen: () =>
      import('../../modules/learning/training-screen.tsx').then((module) => module.TrainingScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(trainingQuery(api, id, queryClient)),
  },
  'training.take20': {
    screen: () => import('./take20-screen.tsx').then((module) => module.Take20Screen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(simplePageQuery(api, take20.page)),
        queryClient.prefetchQuery(trainingsQuery(api, take20.filter)),
        queryClient.prefetchQuery(webinarsQuery(api, take20.filter)),
      ]),
  },
} satisfies FeatureRoutes;
