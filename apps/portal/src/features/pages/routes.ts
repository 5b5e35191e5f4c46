import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

const page = () => import('./page-screen.tsx').then((module) => module.PageScreen);

export const pagesRoutes = {
  'contact-us': page,
  'digital-accessibility': page,
  ask: page,
  'communication-request-forms': page,
  page,
} satisfies FeatureRoutes;
