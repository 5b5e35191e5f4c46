import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const guidesRoutes = {
  'guides.list': () => import('./guides-screen.tsx').then((module) => module.GuidesScreen),
  'guides.detail': () => import('./guide-screen.tsx').then((module) => module.GuideScreen),
} satisfies FeatureRoutes;
