import { downloadsCopy } from '../../modules/downloads/copy.ts';

const { preparing, yourFile, done } = downloadsCopy;

/** Screen texts for file downloads. */
export const attachmentsCopy = {
  title: 'Download a file',
  preparing,
  unnamed: yourFile,
  loading: 'Preparing your file',
  slow: 'Still preparing your file. Your connection seems slow.',
  failed: 'Couldn’t download your file',
  done,
  again: 'Download again',
  back: 'Go back',
} as const;
