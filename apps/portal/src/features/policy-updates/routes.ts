import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const policyUpdatesRoutes = {
  'policy-updates.list': () =>
    import('./policy-updates-screen.tsx').then((module) => module.PolicyUpdatesScreen),
  // As with alerts: its detail's call marks it as read, so nothing of it is asked ahead.
  'policy-updates.detail': () =>
    import('./policy-update-screen.tsx').then((module) => module.PolicyUpdateScreen),
} satisfies FeatureRoutes;
