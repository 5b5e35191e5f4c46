import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const salesRoutes = {
  'sales-and-marketing': {
    path: '/sales-and-marketing',
    kind: 'list',
    filters: true,
    title: t('Sales and marketing'),
    group: 'Marketing',
    primary: 'salesArticles.list',
    screen: (): ScreenModule => import('./sales-screen.tsx').then((module) => module.SalesScreen),
  },
  'sales-and-marketing.detail': {
    path: '/sales-and-marketing/:id',
    kind: 'detail',
    title: t('Sales article'),
    group: 'Marketing',
    primary: 'salesArticles.detail',
    screen: (): ScreenModule =>
      import('./sales-article-screen.tsx').then((module) => module.SalesArticleScreen),
  },
} as const satisfies FeatureRoutes;
