import { t, tc } from '../../lib/i18n.ts';

export const detailCopy = {
  published: (date: string) => t('Posted {date}', { date }),
  read: tc('status of one item', 'Read'),
  unread: t('Unread'),
  ended: t('Ended'),
  print: t('Print'),
  effectivePeriod: (period: string) => t('Effective: {period}', { period }),
  printedOn: (date: string, address: string) =>
    t('Printed {date} from {address}', { date, address }),
  share: t('Share with a client'),
  forAgents: t('For agents only. Don’t share it with clients.'),
  shareToday: t('You can share only today’s version with clients.'),
  shareNewer: t('This no longer applies. Share the newer one with clients:'),
  shareEnded: t('This has ended, so you can’t share it with clients.'),
  contact: t('Questions?'),
  onThisPage: t('On this page'),
  inEffectThrough: (date: string) => t('In effect through {date}', { date }),
  appliesFrom: (date: string) => t('Starting {date}, this applies instead:', { date }),
  notYet: t('Not in effect yet'),
  announcements: {
    Alert: {
      replaced: t('Replaced by a newer alert'),
      startsOn: (date: string) => t('This alert takes effect {date}.', { date }),
      untilThen: (date: string) =>
        t('This alert takes effect {date}. Until then, this applies:', { date }),
    },
    PolicyUpdate: {
      replaced: t('Replaced by a newer policy update'),
      startsOn: (date: string) => t('This policy update takes effect {date}.', { date }),
      untilThen: (date: string) =>
        t('This policy update takes effect {date}. Until then, this applies:', { date }),
    },
  },
  markRead: {
    mark: t('Mark as read'),
    marked: t('Marked as read'),
    failed: t('Couldn’t mark as read. Try again.'),
  },
  markUnread: {
    mark: t('Mark as unread'),
    marked: t('Marked as unread'),
    failed: t('Couldn’t mark as unread. Try again.'),
  },
  related: t('Timeline'),
  relatedHere: t('This page'),
  relatedToday: t('Related announcements, if there are any, are listed on today’s version.'),
  tags: t('Topics'),
  more: t('More in this list'),
  previous: t('Previous'),
  next: t('Next'),
  tableRegion: t('Table, scrolls sideways'),
  truncated: t('This text is too long to show in full.'),
  external: t('opens another site'),
  noBody: t('No more details.'),
} as const;

/** Texts for a record whose call failed. The page shows the version from the list. */
export const savedCopyText = {
  text: t('This is the version from your list.'),
  unread: t('It’s not marked as read yet.'),
  retry: t('Try again'),
} as const;
