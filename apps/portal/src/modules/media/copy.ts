import { t } from '../../lib/i18n.ts';

export const mediaCopy = {
  /** Language of the captions. */
  captions: t('English'),
  hostNotAllowed: t('This video can’t be played here. Ask producer support for a copy.'),
  download: t('Download video'),
  downloadOriginal: t('Download original video'),
  labels: {
    failed: t('Couldn’t play this video.'),
    retry: t('Try again'),
    transcript: t('Transcript'),
  },
} as const;
