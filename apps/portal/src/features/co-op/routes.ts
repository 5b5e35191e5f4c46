import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, RouteDef, ScreenModule } from '../../modules/paths/feature-route.ts';

// The center has two paths (docs/product.md#main-routes).
const center = {
  path: '/marketing-collateral/co-op-marketing-center',
  kind: 'list',
  filters: true,
  title: t('Co-op marketing center'),
  group: 'Marketing',
  area: 'co-op',
  primary: 'collateralTemplates.list',
  screen: (): ScreenModule => import('./center-screen.tsx').then((module) => module.CenterScreen),
} as const satisfies RouteDef;

export const coopRoutes = {
  'co-op': center,
  'co-op.collaterals': { ...center, path: `${center.path}/collaterals`, sameAs: 'co-op' },
  'co-op.collateral': {
    path: '/marketing-collateral/co-op-marketing-center/collaterals/:id',
    kind: 'detail',
    title: t('Collateral item'),
    group: 'Marketing',
    area: 'co-op',
    primary: 'collateralTemplates.detail',
    screen: (): ScreenModule =>
      import('./collateral-screen.tsx').then((module) => module.CollateralScreen),
  },
} as const satisfies FeatureRoutes;
