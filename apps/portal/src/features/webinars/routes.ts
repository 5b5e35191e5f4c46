import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const webinarsRoutes = {
  webinars: {
    path: '/training-and-job-aids/webinars',
    kind: 'composite',
    title: t('Webinars'),
    group: 'Training',
    parts: ['webinars.list'],
    screen: (): ScreenModule =>
      import('./webinars-index-screen.tsx').then((module) => module.WebinarsIndexScreen),
  },
  'webinars.list': {
    path: '/training-and-job-aids/webinars/search',
    kind: 'list',
    filters: true,
    title: t('Search webinars'),
    group: 'Training',
    primary: 'webinars.list',
    screen: (): ScreenModule =>
      import('./webinars-screen.tsx').then((module) => module.WebinarsScreen),
  },
  'webinars.detail': {
    path: '/training-and-job-aids/webinars/:id',
    kind: 'detail',
    title: t('Webinar'),
    group: 'Training',
    primary: 'webinars.detail',
    screen: (): ScreenModule =>
      import('./webinar-screen.tsx').then((module) => module.WebinarScreen),
  },
} as const satisfies FeatureRoutes;
