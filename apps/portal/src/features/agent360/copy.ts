import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const pageTexts = {
  loading: t('Loading page'),
  slow: t('Still loading this page. Your connection seems slow.'),
  failedTitle: t('Couldn’t load this page'),
};

/** Screen texts for Agent360. */
export const agent360Copy = {
  area: t('Agent360 pages'),
  page: recordCopy(pageTexts),
  pageParts: {
    ...recordCopy(pageTexts),
    emptyTitle: t('Nothing here yet'),
    emptyText: t('This page has no content yet.'),
  },
  topics: t('Next steps'),
  limitedAccess: t(
    'Product overview and New products open when your premier access is active. Ask your territory manager when that will be.',
  ),
  whatToExpect: {
    title: t('What to expect'),
    waves: t('Rollout waves'),
    noWaves: t('No waves are scheduled yet.'),
    how: t('How it works'),
    ready: t('Get ready'),
    prelaunch: t('Prelaunch job aids'),
    yours: t('Your wave'),
    openSince: (date: string) => t('Open since {date}', { date }),
    opensOn: (date: string) => t('Opens {date}', { date }),
    unset: t('Date to be announced'),
    waveIsOpen: (wave: string, date: string) =>
      t('You’re in {wave}. Agent360 has been open for you since {date}.', { wave, date }),
    waveOpens: (wave: string, date: string, days: number) =>
      t(
        '{days, plural, one {You’re in {wave}. Agent360 opens for you tomorrow, {date}.} other {You’re in {wave}. Agent360 opens for you in # days, on {date}.}}',
        { wave, date, days },
      ),
    waveUnset: (wave: string) =>
      t('You’re in {wave}. The date isn’t set yet. We’ll let you know at least 60 days ahead.', {
        wave,
      }),
    noWave: t('We don’t have a wave on file for you. Ask your territory manager.'),
  },
  overview: {
    title: t('Product overview'),
    products: t('Products'),
    noProducts: t('Agent360 products appear here.'),
    together: t('How they work together'),
  },
  newProducts: {
    title: t('New products'),
    intro: t('Recent additions to Agent360.'),
    list: listCopy({
      loading: t('Loading new products'),
      slow: t('Still loading new products. Your connection seems slow.'),
      failedTitle: t('Couldn’t load new products'),
      emptyTitle: t('No new products yet'),
      emptyText: t('Products new to Agent360 appear here.'),
      noMatchesTitle: t('No new products match your filters'),
      skip: t('Skip to new products'),
      show: t('Show new products'),
      pages: t('Pages of new products'),
      count: (total) => t('{total, plural, one {# new product} other {# new products}}', { total }),
    }),
    since: (date: string) => t('Announced {date}', { date }),
    map: (title: string) => t('View {title} on map', { title }),
  },
  training: {
    title: t('Agent360 training'),
    intro: t('E-learnings to take before and after your first quote.'),
    list: listCopy({
      loading: t('Loading e-learnings'),
      slow: t('Still loading e-learnings. Your connection seems slow.'),
      failedTitle: t('Couldn’t load e-learnings'),
      emptyTitle: t('No e-learnings yet'),
      emptyText: t('Agent360 e-learnings appear here.'),
      noMatchesTitle: t('No e-learnings match your filters'),
      skip: t('Skip to e-learnings'),
      show: t('Show e-learnings'),
      pages: t('Pages of e-learnings'),
      count: (total) => t('{total, plural, one {# e-learning} other {# e-learnings}}', { total }),
    }),
    all: t('All e-learnings'),
    webinars: t('Agent360 webinars'),
  },
} as const;
