import { t } from '../../lib/i18n.ts';

export const viewOnlyCopy = {
  title: t('View only'),
  text: t('You’re viewing as an agent. Only the agent can make changes.'),
} as const;
