import { tc } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const searchRoutes = {
  search: {
    path: '/search',
    kind: 'list',
    filters: true,
    asOf: true,
    title: tc('title of a page', 'Search'),
    group: 'Search',
    primary: 'search.list',
    screen: (): ScreenModule => import('./search-screen.tsx').then((module) => module.SearchScreen),
  },
} as const satisfies FeatureRoutes;
