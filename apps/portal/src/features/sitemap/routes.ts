import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const sitemapRoutes = {
  sitemap: {
    path: '/sitemap',
    kind: 'static',
    title: t('Sitemap'),
    group: 'Help',
    screen: (): ScreenModule =>
      import('./sitemap-screen.tsx').then((module) => module.SitemapScreen),
  },
} as const satisfies FeatureRoutes;
