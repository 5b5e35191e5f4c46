import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const collateralRoutes = {
  'marketing-collateral': {
    path: '/marketing-collateral',
    kind: 'list',
    filters: true,
    title: t('Marketing collateral'),
    group: 'Marketing',
    primary: 'collateralTemplates.list',
    screen: (): ScreenModule =>
      import('./library-screen.tsx').then((module) => module.LibraryScreen),
  },
} as const satisfies FeatureRoutes;
