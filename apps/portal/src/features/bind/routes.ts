import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const bindRoutes = {
  'can-i-bind': {
    path: '/can-i-bind',
    kind: 'list',
    title: t('Can I bind?'),
    group: 'Products',
    primary: 'products.all',
    capability: 'bind_check',
    screen: (): ScreenModule =>
      import('./can-i-bind-screen.tsx').then((module) => module.CanIBindScreen),
  },
} as const satisfies FeatureRoutes;
