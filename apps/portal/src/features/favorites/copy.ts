import { listCopy } from '../../modules/content-list/copy.ts';

const { loading, slow, failedTitle, failedText, busyText, retry } = listCopy({
  one: 'favorite',
  many: 'favorites',
});

/** The words of the page of favorites. */
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
  emptyText: 'Press the star at the top of a page, and it is kept here and in the menu.',
  emptyLink: 'Go to the alerts',
  saving: 'Saving…',
  notMoved: (why: string) => `${why} The order is as it was.`,
  notRemoved: (title: string, why: string) => `${why} “${title}” is still here.`,
  notRestored: (title: string, why: string) => `${why} “${title}” could not be put back.`,
  otherwise: 'Try again.',
  conflict:
    'Your favorites were changed in another tab or on another device, too. This is their order now.',
  dismiss: 'Close this message',
  removed: (title: string) => `“${title}” is no longer among your favorites.`,
  undo: 'Undo',
  reorder: {
    instructions:
      'Put the list in your order: move a favorite up or down, give it a position, or drag it by its handle. Changes are saved at once.',
    moveUp: (title: string) => `Move ${title} up`,
    moveDown: (title: string) => `Move ${title} down`,
    moveToWord: 'Move to…',
    moveTo: (title: string) => `Move to… position of ${title}`,
    position: (title: string) => `New position of ${title}`,
    go: 'Move',
    moved: (title: string, place: number, of: number) => `${title} moved to ${place} of ${of}`,
    order: (titles: readonly string[]) => `Your favorites are now: ${titles.join('; ')}`,
    removeWord: 'Remove',
    remove: (title: string) => `Remove ${title}`,
    drag: (title: string) => `Drag ${title}`,
  },
} as const;
