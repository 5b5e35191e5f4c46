import { t } from '../../lib/i18n.ts';

/** Texts of the message that a new version of the portal is ready. */
export const copy = {
  ready: t('A new version is ready.'),
  reload: t('Reload'),
  close: t('Close'),
  region: t('New version'),
} as const;
