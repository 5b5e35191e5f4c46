import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const list = {
  ...listCopy({ one: 'job aid', many: 'job aids' }),
  emptyText: 'Job aids for your states appear here.',
};

/** The words of the job aids. */
export const jobAidsCopy = {
  title: 'Job aids',
  intro: 'One page, one task, step by step.',
  searchTitle: 'Search job aids',
  searchLabel: 'Search job aids',
  searchSubmit: 'Search',
  searchAll: 'All job aids',
  list,
  detail: recordCopy({ one: 'job aid' }),
  sheet: 'Reference sheet',
  otherAids: 'More job aids',
  monthly: 'This month',
  allMonthly: 'All of this month',
  prelaunch: 'Before you start with Agent360',
  allPrelaunch: 'All of these',
  show: 'Show',
  onlyMonthly: 'This month only',
  onlyPrelaunch: 'Before you start only',
} as const;
