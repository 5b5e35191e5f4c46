import { t } from '../../lib/i18n.ts';

const video = t('Video');

/** Texts of downloads. The success sentence and the failures are fixed (docs/product.md#attachments). */
export const downloadsCopy = {
  files: t('Files'),
  mayBeNewer: t('Files may be newer than this version.'),
  download: t('Download'),
  tryAgain: t('Try again'),
  unnamed: t('File'),
  yourFile: t('Your file'),
  preparing: (name: string) =>
    name ? t('Preparing {name}…', { name }) : t('Preparing your file…'),
  done: (name: string) =>
    t(
      'Success! {name} has been downloaded. Please check for the file in your default download folder.',
      { name },
    ),
  /** For a file that the portal created itself. */
  saved: (name: string) =>
    t('{name} has been downloaded. Check your default download folder.', { name }),
  failures: {
    notAuthorized: t('You are currently not authorized to view this content.'),
    notFound: t('Oops! That file could not be found.'),
  },
  kinds: {
    'application/pdf': 'PDF',
    'text/csv': 'CSV',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': t('Excel'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': t('Word'),
    'application/zip': 'ZIP',
    'image/png': 'PNG',
    'image/jpeg': 'JPEG',
    'video/mp4': video,
    'video/webm': video,
  } as Readonly<Record<string, string>>,
} as const;
