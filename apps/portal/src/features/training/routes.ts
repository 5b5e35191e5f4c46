import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const trainingRoutes = {
  training: () =>
    import('./training-index-screen.tsx').then((module) => module.TrainingIndexScreen),
  'training.detail': () =>
    import('../../modules/learning/training-screen.tsx').then((module) => module.TrainingScreen),
  'training.take20': () => import('./take20-screen.tsx').then((module) => module.Take20Screen),
} satisfies FeatureRoutes;
