import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const socialPostsRoutes = {
  'social-posts': {
    path: '/ready-to-use-social-media-posts',
    kind: 'list',
    filters: true,
    title: t('Ready-to-use social media posts'),
    group: 'Marketing',
    area: 'social',
    primary: 'socialPosts.list',
    screen: (): ScreenModule =>
      import('./social-posts-screen.tsx').then((module) => module.SocialPostsScreen),
  },
} as const satisfies FeatureRoutes;
