import { t } from '../../lib/i18n.ts';
import { failureCopy } from '../content-list/copy.ts';

export const partCopy = {
  failed: t('Couldn’t load this section.'),
  retry: failureCopy.retry,
  loading: (part: string) => t('Loading {part}', { part }),
} as const;
