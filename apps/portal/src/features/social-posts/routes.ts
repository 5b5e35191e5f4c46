import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const socialPostsRoutes = {
  'social-posts': () =>
    import('./social-posts-screen.tsx').then((module) => module.SocialPostsScreen),
} satisfies FeatureRoutes;
