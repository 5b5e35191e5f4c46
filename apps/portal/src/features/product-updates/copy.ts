import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for product news and updates. */
export const updatesCopy = {
  title: 'Product news and updates',
  intro: 'New products, states, rates, and forms.',
  searchTitle: 'Search product updates',
  list: {
    ...listCopyOf({ one: 'product update', many: 'product updates' }),
    emptyText: 'Updates about our products appear here.',
  },
  detail: recordCopyOf({ one: 'product update' }),
  searchLabel: 'Search product updates',
  searchSubmit: 'Search',
  featured: 'Featured',
  alsoFeatured: 'Also featured',
  read: 'Read update',
  byCategory: 'By category',
  byProduct: 'By product',
  other: 'Other',
  all: 'All product updates',
  allOf: (category: string) => `All in ${category}`,
  importance: 'Importance',
  featuredOnly: 'Featured only',
  products: 'Products',
} as const;
