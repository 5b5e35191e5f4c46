import { t } from '../../lib/i18n.ts';
import { formatAsOf, type AsOf } from './as-of.ts';

/** What the user is viewing: one record, or a list. */
export type AsOfSubject = 'alert' | 'policyUpdate' | 'guide' | 'list';

/** Whole sentences, because languages differ in gender and word order. */
const viewing = {
  new_business: {
    alert: (date: string) =>
      t('You’re viewing this alert as of {date}, for new business.', { date }),
    policyUpdate: (date: string) =>
      t('You’re viewing this policy update as of {date}, for new business.', { date }),
    guide: (date: string) =>
      t('You’re viewing this document as of {date}, for new business.', { date }),
    list: (date: string) => t('You’re viewing this list as of {date}, for new business.', { date }),
  },
  renewal: {
    alert: (date: string) => t('You’re viewing this alert as of {date}, for renewals.', { date }),
    policyUpdate: (date: string) =>
      t('You’re viewing this policy update as of {date}, for renewals.', { date }),
    guide: (date: string) =>
      t('You’re viewing this document as of {date}, for renewals.', { date }),
    list: (date: string) => t('You’re viewing this list as of {date}, for renewals.', { date }),
  },
} as const;

/** Texts for viewing records as of a date. */
export const asOfCopy = {
  viewing: ({ at, purpose }: AsOf, subject: AsOfSubject) =>
    viewing[purpose][subject](formatAsOf(at)),
  seeToday: t('See today’s version'),
  today: t('You’re viewing today’s version.'),
  otherDate: t('Choose another date'),
  unsupported: t('You’re viewing today’s version. Earlier dates aren’t available here.'),
  removeDate: t('Remove the date'),
  chip: (at: string) => t('As of {date}', { date: formatAsOf(at) }),
  date: t('As of'),
  openCalendar: t('Choose the date'),
  purpose: t('Business'),
  purposes: { new_business: t('New business'), renewal: t('Renewals') },
  show: t('Show this version'),
  dateMissing: t('Enter a date.'),
  missing: {
    new_business: (date: string) => t('Not in effect for new business on {date}', { date }),
    renewal: (date: string) => t('Not in effect for renewals on {date}', { date }),
  },
  first: {
    new_business: (title: string, date: string) =>
      t('“{title}” applies to new business starting {date}.', { title, date }),
    renewal: (title: string, date: string) =>
      t('“{title}” applies to renewals starting {date}.', { title, date }),
  },
  never: {
    new_business: (title: string) => t('“{title}” doesn’t apply to new business.', { title }),
    renewal: (title: string) => t('“{title}” doesn’t apply to renewals.', { title }),
  },
  viewFirst: (date: string) => t('View it as of {date}', { date }),
} as const;

/** Texts of the history of revisions. */
export const historyCopy = {
  title: t('Revisions'),
  revision: (number: number) => t('Revision {number}', { number }),
  published: (date: string, time: string) => t('Posted {date}, {time}', { date, time }),
  newBusiness: t('New business'),
  renewals: t('Renewals'),
  newBusinessAndRenewals: t('New business and renewals'),
  noPeriod: t('Never in effect'),
  starting: (from: string) => t('Starting {from}', { from }),
  through: (from: string, until: string) => t('{from} through {until}', { from, until }),
  until: (from: string, until: string) => t('{from} until {until}', { from, until }),
  inEffect: {
    both: t('In effect now'),
    newBusiness: t('In effect now for new business'),
    renewal: t('In effect now for renewals'),
  },
  shown: t('Shown on this page'),
  viewPeriod: t('View'),
  /** Labels of the links "View". */
  view: {
    both: (date: string) => t('View as of {date}', { date }),
    newBusiness: (date: string) => t('View as of {date}, for new business', { date }),
    renewals: (date: string) => t('View as of {date}, for renewals', { date }),
  },
  compare: (number: number) => t('Compare with revision {number}', { number }),
} as const;
