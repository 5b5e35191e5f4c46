/** The words of the filters that trainings and webinars share. */
export const learningFiltersCopy = {
  products: 'Product',
  platforms: 'Platform',
  tags: { systems: 'System', types: 'Kind', topics: 'Topic' },
  more: { showAll: 'Show all', showFewer: 'Show fewer' },
} as const;
