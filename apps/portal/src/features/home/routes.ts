import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const homeRoutes = {
  home: {
    path: '/',
    kind: 'composite',
    title: 'Home',
    group: 'Home',
    parts: ['featured-content', 'alerts.list', 'policy-updates.list'],
    screen: (): ScreenModule => import('./home-screen.tsx').then((module) => module.HomeScreen),
  },
} as const satisfies FeatureRoutes;
