import { t } from '../../lib/i18n.ts';

/** Texts of the search field and the search dialog. */
export const searchDialogCopy = {
  search: t('Search the portal'),
  submit: t('Search'),
  title: t('Search the portal'),
  close: t('Close search'),
  groups: {
    recent: t('Recent searches'),
    favorites: t('Favorites'),
    passage: t('From a document'),
    records: t('News and resources'),
  },
  labels: {
    count: (count: number) =>
      t('{count, plural, one {# suggestion} other {# suggestions}}', { count }),
    none: t('No suggestions. Press Enter to search.'),
    slow: t('Still looking for suggestions. Press Enter to search.'),
    failed: t('Suggestions aren’t available. Press Enter to search.'),
  },
} as const;
