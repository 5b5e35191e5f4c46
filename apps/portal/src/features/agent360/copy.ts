import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of Agent360. */
export const agent360Copy = {
  area: 'In Agent360',
  page: recordCopy({ one: 'page' }),
  pageParts: {
    ...recordCopy({ one: 'page' }),
    emptyTitle: 'Nothing here yet',
    emptyText: 'This page has no content yet.',
  },
  topics: 'Where to go on',
  partly:
    'Product overview and new products open when your premier access is active. Ask your territory manager when that is.',
  expect: {
    title: 'What to expect',
    waves: 'The waves',
    noWaves: 'No waves are planned yet.',
    how: 'How it goes',
    ready: 'Get ready',
    prelaunch: 'Job aids to read before',
    yours: 'Your wave',
    openSince: (date: string) => `Open since ${date}`,
    opensOn: (date: string) => `Opens ${date}`,
    unset: 'The day is not set yet',
    waveIsOpen: (wave: string, date: string) =>
      `You are in ${wave}. Agent360 has been open to you since ${date}.`,
    waveOpens: (wave: string, date: string, days: number) =>
      `You are in ${wave}. It opens ${date}, ${days === 1 ? 'tomorrow' : `in ${days} days`}.`,
    waveUnset: (wave: string) =>
      `You are in ${wave}. Its day is not set yet; you hear of it at least sixty days ahead.`,
    noWave: 'Your sign-in does not say which wave you are in. Ask your territory manager.',
  },
  overview: {
    title: 'Product overview',
    products: 'The products',
    noProducts: 'The products of Agent360 appear here.',
    together: 'How they work together',
  },
  fresh: {
    title: 'New products',
    intro: 'What has come to Agent360 lately.',
    list: {
      ...listCopy({ one: 'new product', many: 'new products' }),
      emptyText: 'Products that are new to Agent360 appear here.',
    },
    since: (date: string) => `Announced ${date}`,
    map: 'See it on the map',
  },
  training: {
    title: 'Agent360 training',
    intro: 'Courses on the platform, to take before your first quote and after.',
    list: {
      ...listCopy({ one: 'course', many: 'courses' }),
      emptyText: 'Courses on Agent360 appear here.',
    },
    all: 'All e-learnings',
    webinars: 'Webinars on Agent360',
  },
} as const;
