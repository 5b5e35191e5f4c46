import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const sitemapRoutes = {
  sitemap: () => import('./sitemap-screen.tsx').then((module) => module.SitemapScreen),
} satisfies FeatureRoutes;
