import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const policyUpdatesRoutes = {
  'policy-updates.list': {
    path: '/policy-updates',
    kind: 'list',
    filters: true,
    asOf: true,
    title: t('Policy updates'),
    group: 'News',
    primary: 'policyUpdates.list',
    screen: (): ScreenModule =>
      import('./policy-updates-screen.tsx').then((module) => module.PolicyUpdatesScreen),
  },
  'policy-updates.detail': {
    path: '/policy-updates/:id',
    kind: 'detail',
    asOf: true,
    title: t('Policy update'),
    group: 'News',
    primary: 'policyUpdates.markAsRead',
    listedIn: 'policyUpdates.list',
    screen: (): ScreenModule =>
      import('./policy-update-screen.tsx').then((module) => module.PolicyUpdateScreen),
  },
} as const satisfies FeatureRoutes;
