/** The words of a record's page. */
export const detailCopy = {
  published: (date: string) => `Published ${date}`,
  read: 'Read',
  unread: 'Unread',
  ended: 'Ended',
  print: 'Print',
  contact: 'Questions?',
  onThisPage: 'On this page',
  related: 'How it unfolded',
  relatedHere: 'This page',
  more: 'More in this list',
  previous: 'Previous',
  next: 'Next',
  tableRegion: 'Table, scrolls sideways',
  truncated: 'The rest of this text is too long to show here.',
  external: 'opens another site',
  noBody: 'There is no further text.',
} as const;
