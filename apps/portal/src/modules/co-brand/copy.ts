import { t } from '../../lib/i18n.ts';

/** Screen texts for files with the agency's card. */
export const coBrandCopy = {
  download: t('Download with your card'),
  share: t('Share'),
  creating: t('Creating your file. Keep this page open.'),
  percent: (done: number) => `${Math.round(done * 100)}%`,
  cancel: t('Cancel'),
  failed: t('Couldn’t add your agency’s card. Try again, or download the original file.'),
  readyToShare: t('Your file is ready. Select Share again.'),
} as const;
