import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

const map = () => import('./availability-screen.tsx').then((module) => module.AvailabilityScreen);

export const availabilityRoutes = {
  'availability-map': map,
  'availability-map.product': map,
} satisfies FeatureRoutes;
