import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the products. */
export const productsCopy = {
  title: 'Products',
  titleIn: (state: string) => `Products in ${state}`,
  intro: 'What we insure, and where you can write it.',
  list: {
    ...listCopy({ one: 'product', many: 'products' }),
    emptyText: 'The products that you can sell appear here.',
  },
  detail: recordCopy({ one: 'product' }),
  pick: 'What can you write in …',
  pickHint: 'A state’s name or its two letters.',
  all: 'What we write',
  inState: (state: string) => `In ${state}`,
  summary: (open: number, all: number, state: string) =>
    open === 0
      ? `None of our ${all} products can be written in ${state} now.`
      : `You can write ${open} of our ${all} products in ${state}.`,
  foreignState: (open: number, all: number, state: string) =>
    open === 0
      ? `None of our ${all} products can be written in ${state} now.`
      : `${open} of our ${all} products can be written in ${state}.`,
  map: 'Open the availability map',
  mapOf: (state: string) => `${state} on the map`,
  news: 'Product news',
  allNews: 'All product news and updates',
  noNews: 'Nothing new about our products.',
  where: 'Where you can write it',
  allStates: (open: number) => `Open in ${open} ${open === 1 ? 'state' : 'states'} altogether.`,
  whole: 'See all states on the map',
  inMap: (product: string, state: string) => `${product} in ${state}, on the map`,
  about: 'News about it',
  noAbout: 'No news about this product.',
  allAbout: 'All news about it',
  readOn: 'Read on',
  guides: 'Guides and rate bulletins',
  courses: 'E-learnings',
  webinars: 'Webinars',
} as const;
