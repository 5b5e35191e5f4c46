import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

const list = listCopyOf({ one: 'webinar', many: 'webinars' });

/** Screen texts for webinars. */
export const webinarsCopy = {
  title: 'Webinars',
  intro: 'Live sessions with our experts. Most are recorded.',
  searchAll: 'Search all webinars',
  upcoming: 'Upcoming webinars',
  noneUpcoming: 'No webinars are scheduled. New ones are announced here.',
  allUpcoming: 'All upcoming webinars',
  recordings: 'Recordings',
  noRecordings: 'No recordings yet.',
  allRecordings: 'All past webinars',
  searchTitle: 'Search webinars',
  latestFirst: 'Latest first',
  soonestFirst: 'Soonest first',
  upcomingFirst: 'Upcoming first',
  past: 'Past webinars',
  list: { ...list, emptyText: 'Webinars for your states appear here.' },
  detail: recordCopyOf({ one: 'webinar' }),
  when: 'When',
  fromToday: 'Today and later',
  dates: 'Date range',
} as const;
