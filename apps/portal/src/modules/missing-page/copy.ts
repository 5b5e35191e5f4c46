/** Specification section 2 (unknown paths) and decisions.md section 5, row 6. */
export const copy = {
  documentTitle: 'That page could not be found',
  title: 'Oops! That page could not be found.',
  text: 'The address may be old or mistyped. You can go back, search for what you need, or ask us.',
  goBack: 'Go back',
  contact: 'Contact us',
  search: 'Search the portal',
  searchField: 'Search for a page',
  searchSubmit: 'Search',
} as const;
