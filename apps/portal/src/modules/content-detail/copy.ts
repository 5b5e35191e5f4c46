export const detailCopy = {
  published: (date: string) => `Posted ${date}`,
  read: 'Read',
  unread: 'Unread',
  ended: 'Ended',
  print: 'Print',
  contact: 'Questions?',
  onThisPage: 'On this page',
  replaced: (noun: string) => `Replaced by a newer ${noun}`,
  inEffectThrough: (date: string) => `In effect through ${date}`,
  appliesFrom: (date: string) => `Starting ${date}, this applies instead:`,
  notYet: 'Not in effect yet',
  startsOn: (noun: string, date: string) => `This ${noun} takes effect ${date}.`,
  untilThen: (noun: string, date: string) =>
    `This ${noun} takes effect ${date}. Until then, this applies:`,
  markUnread: 'Mark as unread',
  markedUnread: 'Marked as unread',
  markUnreadFailed: 'Couldn’t mark as unread. Try again.',
  related: 'Timeline',
  relatedHere: 'This page',
  tags: 'Topics',
  more: 'More in this list',
  previous: 'Previous',
  next: 'Next',
  tableRegion: 'Table, scrolls sideways',
  truncated: 'This text is too long to show in full.',
  external: 'opens another site',
  noBody: 'No more details.',
} as const;

/** Texts for a record whose call failed, shown as in its list. */
export const savedCopyText = {
  text: 'This is the version from your list.',
  unread: 'It’s not marked as read yet.',
  retry: 'Try again',
} as const;
