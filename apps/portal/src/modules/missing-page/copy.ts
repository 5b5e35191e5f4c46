/** The words of the not-found pages, partly fixed (docs/product.md#not-found). */
export const copy = {
  page: {
    documentTitle: 'That page could not be found',
    title: 'Oops! That page could not be found.',
    text: 'The address may be old or mistyped. You can go back, search for what you need, or ask us.',
  },
  record: {
    documentTitle: 'That page could not be found',
    title: 'Oops! That page could not be found.',
    text: 'It may have been replaced or taken down, or it is meant for states or agencies other than yours.',
  },
  /** What a reader of a colleague's link wants to know first. */
  ownStates: (states: string) =>
    `Your sign-in shows you what is meant for ${states}, and for all states.`,
  file: {
    documentTitle: 'That file could not be found',
    title: 'Oops! That file could not be found.',
    text: 'It may have been replaced. You can go back, search for what you need, or ask us.',
  },
  goBack: 'Go back',
  contact: 'Contact us',
  search: 'Search the portal',
  searchField: 'Search for a page',
  searchSubmit: 'Search',
} as const;
