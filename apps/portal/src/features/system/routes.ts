import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const systemRoutes = {
  'system-and-technical': {
    path: '/system-and-technical',
    kind: 'list',
    filters: true,
    title: t('System and technical'),
    group: 'News',
    primary: 'alerts.list',
    screen: (): ScreenModule => import('./system-screen.tsx').then((module) => module.SystemScreen),
  },
} as const satisfies FeatureRoutes;
