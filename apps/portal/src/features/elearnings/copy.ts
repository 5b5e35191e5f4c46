import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

const list = {
  ...listCopyOf({ one: 'e-learning', many: 'e-learnings' }),
  emptyText: 'E-learnings for your states appear here.',
};

/** Screen texts for e-learnings. */
export const elearningsCopy = {
  title: 'E-learnings',
  intro: 'Self-paced courses, newest first, grouped by length.',
  searchAll: 'Search all e-learnings',
  list,
  searchTitle: 'Search e-learnings',
  detail: recordCopyOf({ one: 'e-learning' }),
  newest: 'Newest, by length',
  lengths: {
    short: 'Up to 10 minutes',
    middle: '11 to 20 minutes',
    long: 'More than 20 minutes',
    unknown: 'Length not listed',
  },
  kinds: 'By type',
  systems: 'By system',
  published: 'Date posted',
  ceStates: 'CE credit by state',
} as const;
