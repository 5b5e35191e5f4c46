import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const trainingRoutes = {
  training: {
    path: '/training-and-job-aids',
    kind: 'composite',
    title: t('Training and job aids'),
    group: 'Training',
    parts: ['webinars.list', 'trainings.list', 'jobAids.list'],
    screen: (): ScreenModule =>
      import('./training-index-screen.tsx').then((module) => module.TrainingIndexScreen),
  },
  'training.detail': {
    path: '/training-and-job-aids/:id',
    kind: 'detail',
    title: t('Training'),
    group: 'Training',
    primary: 'trainings.detail',
    screen: (): ScreenModule =>
      import('../../modules/learning/training-screen.tsx').then((module) => module.TrainingScreen),
  },
  'training.take20': {
    path: '/training-and-job-aids/take20',
    kind: 'composite',
    title: t('Take20'),
    group: 'Training',
    parts: ['simplePages.detail', 'trainings.list', 'webinars.list'],
    screen: (): ScreenModule => import('./take20-screen.tsx').then((module) => module.Take20Screen),
  },
} as const satisfies FeatureRoutes;
