import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const systemRoutes = {
  'system-and-technical': () => import('./system-screen.tsx').then((module) => module.SystemScreen),
} satisfies FeatureRoutes;
