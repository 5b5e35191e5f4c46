import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

// Nothing ahead: a press on a link must not make the host sign an address that nobody takes.
export const attachmentsRoutes = {
  attachments: {
    screen: () => import('./attachment-screen.tsx').then((module) => module.AttachmentScreen),
  },
} satisfies FeatureRoutes;
