import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const attachmentsRoutes = {
  attachments: () => import('./attachment-screen.tsx').then((module) => module.AttachmentScreen),
} satisfies FeatureRoutes;
