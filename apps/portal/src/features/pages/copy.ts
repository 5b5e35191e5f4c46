import { recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for simple pages. */
export const copy = {
  ...recordCopyOf({ one: 'page' }),
  /** Topics with phone numbers are contacts. Without phone numbers, they are mostly links. */
  topics: (hasPhone: boolean) => (hasPhone ? 'Who to contact' : 'Next steps'),
  forms: 'Forms',
} as const;
