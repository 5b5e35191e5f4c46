import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const fieldNewsRoutes = {
  'field-management-news.list': {
    path: '/field-management/field-management-news',
    kind: 'list',
    filters: true,
    title: t('Field management news'),
    group: 'News',
    primary: 'fieldManagementNews.list',
    screen: (): ScreenModule =>
      import('./field-news-screen.tsx').then((module) => module.FieldNewsScreen),
  },
  'field-management-news.detail': {
    path: '/field-management/field-management-news/:id',
    kind: 'detail',
    title: t('News item'),
    group: 'News',
    primary: 'fieldManagementNews.detail',
    screen: (): ScreenModule =>
      import('./field-news-item-screen.tsx').then((module) => module.FieldNewsItemScreen),
  },
} as const satisfies FeatureRoutes;
