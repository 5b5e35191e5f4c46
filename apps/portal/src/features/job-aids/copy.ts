import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

const list = {
  ...listCopyOf({ one: 'job aid', many: 'job aids' }),
  emptyText: 'Job aids for your states appear here.',
};

/** Screen texts for job aids. */
export const jobAidsCopy = {
  title: 'Job aids',
  intro: 'One page, one task, step by step.',
  searchTitle: 'Search job aids',
  searchLabel: 'Search job aids',
  searchSubmit: 'Search',
  searchAll: 'All job aids',
  list,
  detail: recordCopyOf({ one: 'job aid' }),
  byCategory: 'By category',
  otherAids: 'More job aids',
  monthly: 'This month',
  allMonthly: 'All job aids for this month',
  prelaunch: 'Get ready for Agent360',
  allPrelaunch: 'All prelaunch job aids',
  show: 'Show',
  onlyMonthly: 'This month only',
  onlyPrelaunch: 'Prelaunch only',
} as const;
