/** Texts of the quick answers above search results. */
export const answersCopy = {
  title: 'Quick answers',
  kinds: {
    order: 'Order',
    binding: 'Binding alert',
    availability: 'Availability map',
    page: 'Page',
  },
  availability: (product: string, inState: string) => `${product}: ${inState}`,
  productsInState: (state: string) => `Products in ${state}`,
} as const;
