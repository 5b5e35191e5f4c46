/** The words of the search field and of the finder. */
export const searchDialogCopy = {
  search: 'Search the portal',
  submit: 'Search',
  title: 'Find anything',
  close: 'Close the finder',
  groups: {
    recent: 'Recent searches',
    favorites: 'Favorites',
    pages: 'Pages',
    records: 'News and resources',
  },
  labels: {
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    none: 'No suggestions. Press Enter to search.',
    slow: 'Still looking for suggestions. Press Enter to search.',
    failed: 'Suggestions are not available. Press Enter to search.',
  },
} as const;
