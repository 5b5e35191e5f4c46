import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const webinarsRoutes = {
  webinars: () =>
    import('./webinars-index-screen.tsx').then((module) => module.WebinarsIndexScreen),
  'webinars.list': () => import('./webinars-screen.tsx').then((module) => module.WebinarsScreen),
  'webinars.detail': () => import('./webinar-screen.tsx').then((module) => module.WebinarScreen),
} satisfies FeatureRoutes;
