import { t } from '../../lib/i18n.ts';

export const copy = {
  edit: t('Edit this record'),
  editLabel: (title: string) =>
    t('Edit this record: {title} (opens the admin site in a new tab)', { title }),
  opensInNewTab: t('(opens the admin site in a new tab)'),
} as const;
