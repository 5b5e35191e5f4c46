/** Texts of the search field and the search dialog. */
export const searchDialogCopy = {
  search: 'Search the portal',
  submit: 'Search',
  title: 'Search the portal',
  close: 'Close search',
  groups: {
    recent: 'Recent searches',
    favorites: 'Favorites',
    records: 'News and resources',
  },
  labels: {
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    none: 'No suggestions. Press Enter to search.',
    slow: 'Still looking for suggestions. Press Enter to search.',
    failed: 'Suggestions aren’t available. Press Enter to search.',
  },
} as const;
