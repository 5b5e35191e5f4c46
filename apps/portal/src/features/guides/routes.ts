import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const guidesRoutes = {
  'guides.list': {
    path: '/guides-and-rate-bulletins',
    kind: 'list',
    filters: true,
    asOf: true,
    title: t('Guides and rate bulletins'),
    group: 'Guides',
    primary: 'guides.list',
    screen: (): ScreenModule => import('./guides-screen.tsx').then((module) => module.GuidesScreen),
  },
  'guides.detail': {
    path: '/guides-and-rate-bulletins/:id',
    kind: 'detail',
    asOf: true,
    title: t('Guide or rate bulletin'),
    group: 'Guides',
    primary: 'guides.detail',
    screen: (): ScreenModule => import('./guide-screen.tsx').then((module) => module.GuideScreen),
  },
} as const satisfies FeatureRoutes;
