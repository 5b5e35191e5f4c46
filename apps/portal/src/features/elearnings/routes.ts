import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const elearningsRoutes = {
  elearnings: () =>
    import('./elearnings-index-screen.tsx').then((module) => module.ElearningsIndexScreen),
  'elearnings.list': () =>
    import('./elearnings-screen.tsx').then((module) => module.ElearningsScreen),
  'elearnings.detail': () =>
    import('./elearning-screen.tsx').then((module) => module.ElearningScreen),
} satisfies FeatureRoutes;
