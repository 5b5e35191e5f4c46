import { failureCopy } from '../../modules/content-list/copy.ts';
import { t } from '../../lib/i18n.ts';

/** Screen texts for the list of who has acknowledged a revision. */
export const acknowledgementsCopy = {
  title: t('Who has confirmed'),
  revision: (number: number, date: string) =>
    t('Revision {number}, posted {date}', { number, date }),
  count: (confirmed: number, all: number) =>
    t('{confirmed} of {all} users have confirmed that they read it', { confirmed, all }),
  /** Says which users are in the list. */
  known: t('Users who have signed in and can see this record.'),
  exportFile: t('Export as CSV'),
  fileName: t('confirmations'),
  table: t('Users'),
  scroller: t('Table, scrolls sideways'),
  sort: (header: string) => t('Sort by {header}', { header }),
  columns: {
    name: t('Name'),
    agentCode: t('Agent code'),
    read: t('First read'),
    confirmed: t('Confirmed'),
  },
  notYet: t('Not yet'),
  at: (date: string, time: string) => t('{date}, {time}', { date, time }),
  loading: t('Loading confirmations'),
  slow: t('Still loading confirmations. Your connection seems slow.'),
  failedTitle: t('Couldn’t load confirmations'),
  ...failureCopy,
  emptyTitle: t('No users to list'),
  emptyText: t('No one who can see this record has signed in yet.'),
} as const;
