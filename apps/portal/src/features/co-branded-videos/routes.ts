import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const coBrandedVideosRoutes = {
  'co-branded-videos': () =>
    import('./co-branded-videos-screen.tsx').then((module) => module.CoBrandedVideosScreen),
} satisfies FeatureRoutes;
