import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const productUpdatesRoutes = {
  'product-updates': {
    path: '/products/product-news-and-updates',
    kind: 'composite',
    title: t('Product news and updates'),
    group: 'Products',
    parts: ['productUpdates.list'],
    screen: (): ScreenModule =>
      import('./updates-index-screen.tsx').then((module) => module.UpdatesIndexScreen),
  },
  'product-updates.list': {
    path: '/products/product-news-and-updates/search',
    kind: 'list',
    filters: true,
    title: t('Search product updates'),
    group: 'Products',
    primary: 'productUpdates.list',
    screen: (): ScreenModule =>
      import('./updates-screen.tsx').then((module) => module.UpdatesScreen),
  },
  'product-updates.detail': {
    path: '/products/product-news-and-updates/:id',
    kind: 'detail',
    title: t('Product update'),
    group: 'Products',
    primary: 'productUpdates.detail',
    screen: (): ScreenModule => import('./update-screen.tsx').then((module) => module.UpdateScreen),
  },
} as const satisfies FeatureRoutes;
