import { t } from '../../lib/i18n.ts';
import { downloadsCopy } from '../../modules/downloads/copy.ts';

const { preparing, yourFile, done } = downloadsCopy;

/** Screen texts for file downloads. */
export const attachmentsCopy = {
  title: t('Download a file'),
  preparing,
  unnamed: yourFile,
  loading: t('Preparing your file'),
  slow: t('Still preparing your file. Your connection seems slow.'),
  failed: t('Couldn’t download your file'),
  done,
  again: t('Download again'),
  back: t('Go back'),
} as const;
