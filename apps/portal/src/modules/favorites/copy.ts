export const favoritesCopy = {
  menu: 'Favorites',
  all: 'All favorites',
  star: {
    add: 'Add to favorites',
    remove: 'Remove from favorites',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    failed: 'Couldn’t update your favorites. Try again.',
  },
} as const;
