import { categoriesQuery, jobAidQuery, jobAidsQuery } from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { jobAidListParams as params } from './list-params.ts';

export const jobAidsRoutes = {
  'job-aids': {
    screen: () => import('./job-aids-index-screen.tsx').then((module) => module.JobAidsIndexScreen),
    preload: ({ api, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(jobAidsQuery(api)),
        queryClient.prefetchQuery(jobAidsQuery(api, { monthly: true })),
        queryClient.prefetchQuery(jobAidsQuery(api, { prelaunch: true })),
        queryClient.prefetchQuery(categoriesQuery(api, 'job_aids')),
      ]),
  },
  'job-aids.list': {
    screen: () => import('./job-aids-screen.tsx').then((module) => module.JobAidsScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(jobAidsQuery(api, params.toQuery(params.parse(searchParams)))),
        queryClient.prefetchQuery(categoriesQuery(api, 'job_aids')),
      ]),
  },
  'job-aids.detail': {
    screen: () => import('./job-aid-screen.tsx').then((module) => module.JobAidScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(jobAidQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
