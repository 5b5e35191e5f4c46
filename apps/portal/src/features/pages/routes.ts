import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

const page = (): ScreenModule => import('./page-screen.tsx').then((module) => module.PageScreen);

export const pagesRoutes = {
  'contact-us': {
    path: '/contact-us',
    kind: 'detail',
    title: t('Contact us'),
    group: 'Help',
    primary: 'simplePages.detail',
    screen: page,
  },
  'digital-accessibility': {
    path: '/digital-accessibility',
    kind: 'detail',
    title: t('Digital accessibility'),
    group: 'Help',
    primary: 'simplePages.detail',
    screen: page,
  },
  ask: {
    path: '/ask-foremost',
    kind: 'detail',
    title: t('Ask Us'),
    group: 'Help',
    primary: 'simplePages.detail',
    screen: page,
  },
  'communication-request-forms': {
    path: '/communication-request-forms',
    kind: 'detail',
    title: t('Communication request forms'),
    group: 'Help',
    primary: 'simplePages.detail',
    screen: page,
  },
  page: {
    path: '/*',
    kind: 'detail',
    title: t('Page'),
    group: 'Help',
    primary: 'simplePages.detail',
    screen: page,
  },
} as const satisfies FeatureRoutes;
