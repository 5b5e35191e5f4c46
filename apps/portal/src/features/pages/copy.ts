import { recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for simple pages. */
export const copy = {
  ...recordCopy({ one: 'page' }),
  topics: 'Who to contact',
  forms: 'Forms',
  download: 'Download',
} as const;
