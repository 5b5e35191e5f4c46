import { recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the pages of standing content. */
export const copy = {
  ...recordCopy({ one: 'page' }),
  topics: 'Who to contact',
  forms: 'Forms',
  download: 'Download',
} as const;
