import { t } from '../../lib/i18n.ts';

export const topicsCopy = {
  opensInNewTab: t('(opens in a new tab)'),
  phone: t('Phone'),
  email: t('Email'),
} as const;
