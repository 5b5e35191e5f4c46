import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const jobAidsRoutes = {
  'job-aids': () =>
    import('./job-aids-index-screen.tsx').then((module) => module.JobAidsIndexScreen),
  'job-aids.list': () => import('./job-aids-screen.tsx').then((module) => module.JobAidsScreen),
  'job-aids.detail': () => import('./job-aid-screen.tsx').then((module) => module.JobAidScreen),
} satisfies FeatureRoutes;
