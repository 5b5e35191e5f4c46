import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const salesRoutes = {
  'sales-and-marketing': () => import('./sales-screen.tsx').then((module) => module.SalesScreen),
  'sales-and-marketing.detail': () =>
    import('./sales-article-screen.tsx').then((module) => module.SalesArticleScreen),
} satisfies FeatureRoutes;
