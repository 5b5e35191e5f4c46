/** The words of favorites wherever they are kept or shown. */
export const favoritesCopy = {
  menu: 'Favorites',
  all: 'All favorites',
  star: {
    add: 'Add to favorites',
    remove: 'Remove from favorites',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    failed: 'Your favorites could not be changed. Try again.',
  },
} as const;
