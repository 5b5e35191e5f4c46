import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for job aids. */
export const jobAidsCopy = {
  title: t('Job aids'),
  intro: t('One page, one task, step by step.'),
  searchTitle: t('Search job aids'),
  searchLabel: t('Search job aids'),
  searchSubmit: t('Search'),
  searchAll: t('All job aids'),
  list: listCopy({
    loading: t('Loading job aids'),
    slow: t('Still loading job aids. Your connection seems slow.'),
    failedTitle: t('Couldn’t load job aids'),
    emptyTitle: t('No job aids yet'),
    emptyText: t('Job aids for your states appear here.'),
    noMatchesTitle: t('No job aids match your filters'),
    skip: t('Skip to job aids'),
    show: t('Show job aids'),
    pages: t('Pages of job aids'),
    count: (total) => t('{total, plural, one {# job aid} other {# job aids}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading job aid'),
    slow: t('Still loading this job aid. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this job aid'),
  }),
  byCategory: t('By category'),
  otherAids: t('More job aids'),
  monthly: t('This month'),
  allMonthly: t('All job aids for this month'),
  prelaunch: t('Get ready for Agent360'),
  allPrelaunch: t('All prelaunch job aids'),
  show: t('Show'),
  onlyMonthly: t('This month only'),
  onlyPrelaunch: t('Prelaunch only'),
} as const;
