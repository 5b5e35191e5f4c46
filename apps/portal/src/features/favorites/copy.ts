import { t } from '../../lib/i18n.ts';
import { recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the favorites page. */
export const favoritesPageCopy = {
  title: t('Favorites'),
  ...recordCopy({
    loading: t('Loading favorites'),
    slow: t('Still loading favorites. Your connection seems slow.'),
    failedTitle: t('Couldn’t load favorites'),
  }),
  list: t('Your favorites'),
  emptyTitle: t('No favorites yet'),
  emptyText: t('Select the star at the top of a page to save it here and in the menu.'),
  emptyLink: t('Go to alerts'),
  saving: t('Saving…'),
  notMoved: (title: string, reason: string) =>
    t('Couldn’t move “{title}.” {reason}', { title, reason }),
  notRemoved: (title: string, reason: string) =>
    t('Couldn’t remove “{title}.” {reason}', { title, reason }),
  notRenamed: (title: string, reason: string) =>
    t('Couldn’t rename “{title}.” {reason}', { title, reason }),
  notRestored: (title: string, reason: string) =>
    t('Couldn’t restore “{title}.” {reason}', { title, reason }),
  fallbackText: t('Try again.'),
  conflict: t(
    'Your favorites were also changed in another tab or on another device. This is the current order.',
  ),
  dismiss: t('Close this message'),
  renamed: (title: string) => t('Renamed to “{title}.”', { title }),
  restored: (title: string) => t('Added “{title}” back to your favorites.', { title }),
  reorder: {
    instructions: t(
      'To reorder your favorites, move one up or down, enter its position, or drag its handle. Changes save automatically.',
    ),
    moveUp: (title: string) => t('Move {title} up', { title }),
    moveDown: (title: string) => t('Move {title} down', { title }),
    moveToText: t('Move to…'),
    moveTo: (title: string) => t('Move to… position of {title}', { title }),
    position: (title: string) => t('New position of {title}', { title }),
    submitMove: t('Move'),
    cancel: t('Cancel'),
    moved: (title: string, place: number, of: number) =>
      t('{title} moved to position {place} of {of}', { title, place, of }),
    order: (titles: readonly string[]) =>
      t('Your favorites are now: {titles}', { titles: titles.join('; ') }),
    removeText: t('Remove'),
    remove: (title: string) => t('Remove {title}', { title }),
    drag: (title: string) => t('Drag {title}', { title }),
    removed: (title: string) => t('Removed “{title}” from your favorites.', { title }),
    undo: t('Undo'),
    rename: {
      text: t('Rename'),
      action: (title: string) => t('Rename {title}', { title }),
      field: (title: string) => t('New name of {title}', { title }),
      submit: t('Save'),
    },
  },
} as const;
