import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const list = listCopy({ one: 'webinar', many: 'webinars' });

/** The words of the webinars. */
export const webinarsCopy = {
  title: 'Webinars',
  intro: 'Live, with somebody who knows; afterward, most of them as a recording.',
  searchAll: 'Search all webinars',
  ahead: 'On the agenda',
  noneAhead: 'Nothing is planned at the moment. New webinars are announced here.',
  allAhead: 'Search what is to come',
  recordings: 'Watch again',
  noRecordings: 'No recording is there yet.',
  allRecordings: 'Search what is over',
  searchTitle: 'Search webinars',
  latestFirst: 'Latest first',
  soonestFirst: 'Soonest first',
  todaysFirst: 'Today’s first, then the latest',
  today: 'On today',
  others: 'All others',
  list: { ...list, emptyText: 'Webinars for your states appear here.' },
  detail: recordCopy({ one: 'webinar' }),
  when: 'When',
  fromToday: 'From today on',
  dates: 'Between two days',
} as const;
