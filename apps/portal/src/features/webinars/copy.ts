import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for webinars. */
export const webinarsCopy = {
  title: t('Webinars'),
  intro: t('Live sessions with our experts. Most are recorded.'),
  searchAll: t('Search all webinars'),
  upcoming: t('Upcoming webinars'),
  noneUpcoming: t('No webinars are scheduled. New ones are announced here.'),
  allUpcoming: t('All upcoming webinars'),
  recordings: t('Recordings'),
  noRecordings: t('No recordings yet.'),
  allPast: t('All webinars through today'),
  searchTitle: t('Search webinars'),
  latestFirst: t('Latest first'),
  soonestFirst: t('Soonest first'),
  upcomingFirst: t('Upcoming first'),
  past: t('Past webinars'),
  list: listCopy({
    loading: t('Loading webinars'),
    slow: t('Still loading webinars. Your connection seems slow.'),
    failedTitle: t('Couldn’t load webinars'),
    emptyTitle: t('No webinars yet'),
    emptyText: t('Webinars for your states appear here.'),
    noMatchesTitle: t('No webinars match your filters'),
    skip: t('Skip to webinars'),
    show: t('Show webinars'),
    pages: t('Pages of webinars'),
    count: (total) => t('{total, plural, one {# webinar} other {# webinars}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading webinar'),
    slow: t('Still loading this webinar. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this webinar'),
  }),
  when: t('When'),
  fromToday: t('Today and later'),
  dates: t('Date range'),
} as const;
