import { t } from '../../lib/i18n.ts';
import { recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for simple pages. */
export const copy = {
  ...recordCopy({
    loading: t('Loading page'),
    slow: t('Still loading this page. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this page'),
  }),
  /** Topics with phone numbers are contacts. Without phone numbers, they are mostly links. */
  topics: (hasPhone: boolean) => (hasPhone ? t('Who to contact') : t('Next steps')),
  forms: t('Forms'),
} as const;
