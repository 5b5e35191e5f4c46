import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const ordersRoutes = {
  'co-op.orders': {
    path: '/marketing-collateral/co-op-marketing-center/orders',
    kind: 'list',
    filters: true,
    title: t('Your orders'),
    group: 'Marketing',
    area: 'co-op.orders',
    primary: 'collateralRequests.list',
    screen: (): ScreenModule => import('./orders-screen.tsx').then((module) => module.OrdersScreen),
  },
  'co-op.order': {
    path: '/marketing-collateral/co-op-marketing-center/orders/:id',
    kind: 'detail',
    title: t('Order'),
    group: 'Marketing',
    area: 'co-op.orders',
    primary: 'collateralRequests.detail',
    screen: (): ScreenModule => import('./order-screen.tsx').then((module) => module.OrderScreen),
  },
} as const satisfies FeatureRoutes;
