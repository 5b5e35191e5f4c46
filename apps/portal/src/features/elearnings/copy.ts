import { t } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for e-learnings. */
export const elearningsCopy = {
  title: t('E-learnings'),
  intro: t('Self-paced courses, grouped by length.'),
  searchAll: t('Search all e-learnings'),
  list: listCopy({
    loading: t('Loading e-learnings'),
    slow: t('Still loading e-learnings. Your connection seems slow.'),
    failedTitle: t('Couldn’t load e-learnings'),
    emptyTitle: t('No e-learnings yet'),
    emptyText: t('E-learnings for your states appear here.'),
    noMatchesTitle: t('No e-learnings match your filters'),
    skip: t('Skip to e-learnings'),
    show: t('Show e-learnings'),
    pages: t('Pages of e-learnings'),
    count: (total) => t('{total, plural, one {# e-learning} other {# e-learnings}}', { total }),
  }),
  searchTitle: t('Search e-learnings'),
  newest: t('Newest, by length'),
  lengths: {
    short: t('Up to 10 minutes'),
    middle: t('11 to 20 minutes'),
    long: t('More than 20 minutes'),
    unknown: t('Length not listed'),
  },
  types: t('By type'),
  systems: t('By system'),
  published: t('Date posted'),
  ceStates: t('CE credit by state'),
} as const;
