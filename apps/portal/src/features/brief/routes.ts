import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const briefRoutes = {
  brief: {
    path: '/brief',
    kind: 'list',
    title: t('Your brief'),
    group: 'News',
    capability: 'brief',
    primary: 'brief.list',
    screen: (): ScreenModule => import('./brief-screen.tsx').then((module) => module.BriefScreen),
  },
} as const satisfies FeatureRoutes;
