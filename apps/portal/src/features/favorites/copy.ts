import { listCopyOf } from '../../modules/content-list/noun-copy.ts';

const { loading, slow, failedTitle, failedText, busyText, retry } = listCopyOf({
  one: 'favorite',
  many: 'favorites',
});

/** Screen texts for the favorites page. */
export const favoritesPageCopy = {
  title: 'Favorites',
  loading,
  slow,
  failedTitle,
  failedText,
  busyText,
  retry,
  list: 'Your favorites',
  emptyTitle: 'No favorites yet',
  emptyText: 'Select the star at the top of a page to save it here and in the menu.',
  emptyLink: 'Go to alerts',
  saving: 'Saving…',
  notMoved: (title: string, reason: string) => `Couldn’t move “${title}.” ${reason}`,
  notRemoved: (title: string, reason: string) => `Couldn’t remove “${title}.” ${reason}`,
  notRenamed: (title: string, reason: string) => `Couldn’t rename “${title}.” ${reason}`,
  notRestored: (title: string, reason: string) => `Couldn’t restore “${title}.” ${reason}`,
  fallbackText: 'Try again.',
  conflict:
    'Your favorites were also changed in another tab or on another device. This is the current order.',
  dismiss: 'Close this message',
  renamed: (title: string) => `Renamed to “${title}.”`,
  reorder: {
    instructions:
      'To reorder your favorites, move one up or down, enter its position, or drag its handle. Changes save automatically.',
    moveUp: (title: string) => `Move ${title} up`,
    moveDown: (title: string) => `Move ${title} down`,
    moveToText: 'Move to…',
    moveTo: (title: string) => `Move to… position of ${title}`,
    position: (title: string) => `New position of ${title}`,
    submitMove: 'Move',
    moved: (title: string, place: number, of: number) =>
      `${title} moved to position ${place} of ${of}`,
    order: (titles: readonly string[]) => `Your favorites are now: ${titles.join('; ')}`,
    removeText: 'Remove',
    remove: (title: string) => `Remove ${title}`,
    drag: (title: string) => `Drag ${title}`,
    removed: (title: string) => `Removed “${title}” from your favorites.`,
    undo: 'Undo',
    rename: {
      text: 'Rename',
      action: (title: string) => `Rename ${title}`,
      field: (title: string) => `New name of ${title}`,
      submit: 'Save',
    },
  },
} as const;
