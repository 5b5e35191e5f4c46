import { t } from '../../lib/i18n.ts';

export const copy = {
  edit: t('Edit this record'),
  editOf: (title: string) =>
    t('Edit this record: {title} (opens the admin site in a new tab)', { title }),
  external: t('(opens the admin site in a new tab)'),
} as const;
