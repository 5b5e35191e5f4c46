import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const elearningsRoutes = {
  elearnings: {
    path: '/training-and-job-aids/elearnings',
    kind: 'composite',
    title: t('E-learnings'),
    group: 'Training',
    parts: ['trainings.list', 'tags.list'],
    screen: (): ScreenModule =>
      import('./elearnings-index-screen.tsx').then((module) => module.ElearningsIndexScreen),
  },
  'elearnings.list': {
    path: '/training-and-job-aids/elearnings/search',
    kind: 'list',
    filters: true,
    title: t('Search e-learnings'),
    group: 'Training',
    primary: 'trainings.list',
    screen: (): ScreenModule =>
      import('./elearnings-screen.tsx').then((module) => module.ElearningsScreen),
  },
  'elearnings.detail': {
    path: '/training-and-job-aids/elearnings/:id',
    kind: 'detail',
    title: t('E-learning'),
    group: 'Training',
    primary: 'trainings.detail',
    screen: (): ScreenModule =>
      import('./elearning-screen.tsx').then((module) => module.ElearningScreen),
  },
} as const satisfies FeatureRoutes;
