import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const alertsRoutes = {
  'alerts.list': {
    path: '/alerts',
    kind: 'list',
    filters: true,
    asOf: true,
    title: t('Alerts'),
    group: 'News',
    primary: 'alerts.list',
    screen: (): ScreenModule => import('./alerts-screen.tsx').then((module) => module.AlertsScreen),
  },
  'alerts.detail': {
    path: '/alerts/:id',
    kind: 'detail',
    asOf: true,
    title: t('Alert'),
    group: 'News',
    primary: 'alerts.markAsRead',
    listedIn: 'alerts.list',
    screen: (): ScreenModule => import('./alert-screen.tsx').then((module) => module.AlertScreen),
  },
} as const satisfies FeatureRoutes;
