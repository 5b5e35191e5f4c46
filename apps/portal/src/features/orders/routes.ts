import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const ordersRoutes = {
  'co-op.orders': () => import('./orders-screen.tsx').then((module) => module.OrdersScreen),
  'co-op.order': () => import('./order-screen.tsx').then((module) => module.OrderScreen),
} satisfies FeatureRoutes;
