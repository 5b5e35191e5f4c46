import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const jobAidsRoutes = {
  'job-aids': {
    path: '/training-and-job-aids/job-aids',
    kind: 'composite',
    title: t('Job aids'),
    group: 'Training',
    parts: ['jobAids.list'],
    screen: (): ScreenModule =>
      import('./job-aids-index-screen.tsx').then((module) => module.JobAidsIndexScreen),
  },
  'job-aids.list': {
    path: '/training-and-job-aids/job-aids/search',
    kind: 'list',
    filters: true,
    title: t('Search job aids'),
    group: 'Training',
    primary: 'jobAids.list',
    screen: (): ScreenModule =>
      import('./job-aids-screen.tsx').then((module) => module.JobAidsScreen),
  },
  'job-aids.detail': {
    path: '/training-and-job-aids/job-aids/:id',
    kind: 'detail',
    title: t('Job aid'),
    group: 'Training',
    primary: 'jobAids.detail',
    screen: (): ScreenModule =>
      import('./job-aid-screen.tsx').then((module) => module.JobAidScreen),
  },
} as const satisfies FeatureRoutes;
