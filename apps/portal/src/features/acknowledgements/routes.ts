import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const acknowledgementsRoutes = {
  acknowledgements: {
    path: '/acknowledgements/:id',
    kind: 'list',
    title: t('Who has confirmed'),
    group: 'News',
    area: 'acknowledgements',
    capability: 'acknowledgements',
    primary: 'revisions.acknowledgements',
    screen: (): ScreenModule =>
      import('./acknowledgements-screen.tsx').then((module) => module.AcknowledgementsScreen),
  },
} as const satisfies FeatureRoutes;
