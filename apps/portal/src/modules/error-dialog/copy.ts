import { t } from '../../lib/i18n.ts';

export const copy = { close: t('Close') } as const;
