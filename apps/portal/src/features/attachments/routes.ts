import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const attachmentsRoutes = {
  attachments: {
    path: '/attachments',
    kind: 'action',
    title: t('Download a file'),
    group: 'Help',
    screen: (): ScreenModule =>
      import('./attachment-screen.tsx').then((module) => module.AttachmentScreen),
  },
} as const satisfies FeatureRoutes;
