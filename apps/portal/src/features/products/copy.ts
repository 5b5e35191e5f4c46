import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for products. */
export const productsCopy = {
  title: 'Products',
  titleIn: (state: string) => `Products in ${state}`,
  intro: 'What you can write, and where.',
  list: {
    ...listCopyOf({ one: 'product', many: 'products' }),
    emptyText: 'Products you can sell appear here.',
  },
  detail: recordCopyOf({ one: 'product' }),
  pick: 'See what you can write in a state',
  pickHint: 'Enter a state name or two-letter code.',
  all: 'All products',
  inState: (state: string) => `In ${state}`,
  summary: (offered: number, all: number, state: string) =>
    offered === 0
      ? `You can’t write any of our ${all} products in ${state} right now.`
      : `You can write ${offered === all ? 'all' : `${offered} of our`} ${all} products in ${state}.`,
  otherStateSummary: (offered: number, all: number, state: string) =>
    offered === 0
      ? `None of our ${all} products are offered in ${state} right now.`
      : `${offered === all ? `All ${all}` : `${offered} of our ${all}`} products ${offered === 1 ? 'is' : 'are'} offered in ${state}.`,
  map: 'View availability map',
  mapOf: (state: string) => `View ${state} on the map`,
  news: 'Product updates',
  allNews: 'All product news and updates',
  noNews: 'No product updates yet.',
  where: 'Where you can write it',
  /** The District of Columbia isn't a state, so the count doesn't include it. */
  allStates: (offered: number, inDistrict: boolean) =>
    offered === 0 && !inDistrict
      ? 'Not offered in any state right now.'
      : `Offered in ${offered} ${offered === 1 ? 'state' : 'states'}${inDistrict ? ' and DC' : ''}.`,
  allOnMap: 'See all states on the map',
  about: 'Product updates',
  allAbout: 'All updates about this product',
  learnMore: 'Learn more',
  courses: 'E-learnings',
  webinars: 'Webinars',
} as const;
