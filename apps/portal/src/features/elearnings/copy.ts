import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const list = {
  ...listCopy({ one: 'e-learning', many: 'e-learnings' }),
  emptyText: 'E-learnings for your states appear here.',
};

/** The words of the e-learnings. */
export const elearningsCopy = {
  title: 'E-learnings',
  intro:
    'Courses that you take by yourself, when there is time. Here are the newest, by how much of it they ask.',
  searchAll: 'Search all e-learnings',
  list,
  searchTitle: 'Search e-learnings',
  detail: recordCopy({ one: 'e-learning' }),
  newest: 'The newest, by length',
  lengths: {
    short: 'Up to 10 minutes',
    middle: '11 to 20 minutes',
    long: 'More than 20 minutes',
    unknown: 'Length not given',
  },
  kinds: 'By kind',
  systems: 'By system',
  published: 'Published between two days',
} as const;
