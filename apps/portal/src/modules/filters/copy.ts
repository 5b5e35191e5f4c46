/** Texts of the filters that several lists share. */
export const filtersCopy = {
  searchSubmit: 'Search',
  searched: (text: string) => `“${text}”`,
  reading: 'Read status',
  unread: 'Unread only',
  category: 'Category',
  anyCategory: 'All categories',
  posted: 'Posted',
  anyTime: 'Any time',
  periods: { today: 'Today', this_week: 'This week', last_30_days: 'In the last 30 days' },
  postedIn: (period: string) => `Posted ${period.toLowerCase()}`,
  states: 'State',
  statesMore: { showAll: 'Show all states', showFewer: 'Show fewer states' },
  products: 'Product',
  anyProduct: 'All products',
  more: { showAll: 'Show all', showFewer: 'Show fewer' },
  selectedLabel: (count: number) => `${count} selected`,
} as const;

/** Texts of the filters that trainings and webinars share. */
export const learningFiltersCopy = {
  platforms: 'Platform',
  tags: { systems: 'System', types: 'Type', topics: 'Topic' },
  ceState: 'CE credit',
  anyCeState: 'With or without CE credit',
  ceChip: (state: string) => `CE credit in ${state}`,
} as const;
