import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for Agent360. */
export const agent360Copy = {
  area: 'Agent360 pages',
  page: recordCopyOf({ one: 'page' }),
  pageParts: {
    ...recordCopyOf({ one: 'page' }),
    emptyTitle: 'Nothing here yet',
    emptyText: 'This page has no content yet.',
  },
  topics: 'Next steps',
  limitedAccess:
    'Product overview and New products open when your premier access is active. Ask your territory manager when to expect it.',
  whatToExpect: {
    title: 'What to expect',
    waves: 'Rollout waves',
    noWaves: 'No waves are scheduled yet.',
    how: 'How it works',
    ready: 'Get ready',
    prelaunch: 'Prelaunch job aids',
    yours: 'Your wave',
    openSince: (date: string) => `Open since ${date}`,
    opensOn: (date: string) => `Opens ${date}`,
    unset: 'Date to be announced',
    waveIsOpen: (wave: string, date: string) =>
      `You’re in ${wave}. Agent360 has been open for you since ${date}.`,
    waveOpens: (wave: string, date: string, days: number) =>
      `You’re in ${wave}. Agent360 opens for you ${days === 1 ? `tomorrow, ${date}` : `in ${days} days, on ${date}`}.`,
    waveUnset: (wave: string) =>
      `You’re in ${wave}. The date isn’t set yet. We’ll let you know at least 60 days ahead.`,
    noWave: 'We don’t have a wave on file for you. Ask your territory manager.',
  },
  overview: {
    title: 'Product overview',
    products: 'Products',
    noProducts: 'Agent360 products appear here.',
    together: 'How they work together',
  },
  newProducts: {
    title: 'New products',
    intro: 'Recent additions to Agent360.',
    list: {
      ...listCopyOf({ one: 'new product', many: 'new products' }),
      emptyText: 'Products new to Agent360 appear here.',
    },
    since: (date: string) => `Announced ${date}`,
    map: (title: string) => `View ${title} on map`,
  },
  training: {
    title: 'Agent360 training',
    intro: 'E-learnings for before and after your first quote.',
    list: {
      ...listCopyOf({ one: 'e-learning', many: 'e-learnings' }),
      emptyText: 'Agent360 e-learnings appear here.',
    },
    all: 'All e-learnings',
    webinars: 'Agent360 webinars',
  },
} as const;
