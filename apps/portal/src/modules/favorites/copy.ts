import { t } from '../../lib/i18n.ts';

export const favoritesCopy = {
  menu: t('Favorites'),
  all: (count: number) => t('All favorites ({count})', { count }),
  star: {
    add: t('Add to favorites'),
    remove: t('Remove from favorites'),
    added: t('Added to favorites'),
    removed: t('Removed from favorites'),
    failed: t('Couldn’t update your favorites. Try again.'),
  },
} as const;
