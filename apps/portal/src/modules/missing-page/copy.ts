/** Texts of the not-found pages, partly fixed (docs/product.md#not-found). */
export const copy = {
  page: {
    documentTitle: 'That page could not be found',
    title: 'Oops! That page could not be found.',
    text: 'The address may be out of date or mistyped. Go back, search, or contact us.',
  },
  record: {
    documentTitle: 'That page could not be found',
    title: 'Oops! That page could not be found.',
    text: 'It may have been replaced or removed, or it may be for other states or agencies.',
  },
  /** Helps a user who followed a coworker's link. */
  userStates: (states: string) => `You can see content for ${states}, plus content for all states.`,
  file: {
    documentTitle: 'That file could not be found',
    title: 'Oops! That file could not be found.',
    text: 'It may have been replaced. Go back, search, or contact us.',
  },
  goBack: 'Go back',
  contact: 'Contact us',
  search: 'Search the portal',
  searchField: 'Search for a page',
  searchSubmit: 'Search',
} as const;
