import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const alertsRoutes = {
  'alerts.list': () => import('./alerts-screen.tsx').then((module) => module.AlertsScreen),
  // An alert is asked for by marking it as read, so nothing of it is asked ahead of its screen.
  'alerts.detail': () => import('./alert-screen.tsx').then((module) => module.AlertScreen),
} satisfies FeatureRoutes;
