import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const homeRoutes = {
  home: {
    path: '/',
    kind: 'composite',
    title: t('Home'),
    group: 'Home',
    parts: ['featuredContent.list', 'alerts.list', 'policyUpdates.list'],
    screen: (): ScreenModule => import('./home-screen.tsx').then((module) => module.HomeScreen),
  },
} as const satisfies FeatureRoutes;
