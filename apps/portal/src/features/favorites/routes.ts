import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const favoritesRoutes = {
  favorites: {
    path: '/favorites',
    kind: 'list',
    title: t('Favorites'),
    group: 'Home',
    primary: 'favoritePages.list',
    screen: (): ScreenModule =>
      import('./favorites-screen.tsx').then((module) => module.FavoritesScreen),
  },
} as const satisfies FeatureRoutes;
