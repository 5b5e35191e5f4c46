export const favoritesCopy = {
  menu: 'Favorites',
  all: (count: number) => `All favorites (${count})`,
  star: {
    add: 'Add to favorites',
    remove: 'Remove from favorites',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    failed: 'Couldn’t update your favorites. Try again.',
  },
} as const;
