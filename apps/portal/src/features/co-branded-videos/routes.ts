import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const coBrandedVideosRoutes = {
  'co-branded-videos': {
    path: '/co-branded-videos',
    kind: 'list',
    filters: true,
    title: t('Co-branded videos'),
    group: 'Marketing',
    area: 'social',
    primary: 'coBrandedVideos.list',
    screen: (): ScreenModule =>
      import('./co-branded-videos-screen.tsx').then((module) => module.CoBrandedVideosScreen),
  },
} as const satisfies FeatureRoutes;
