import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for sales and marketing. */
export const salesCopy = {
  title: 'Sales and marketing',
  intro: 'Current promotions and ideas that worked for other agencies.',
  articles: 'Sales articles',
  list: {
    ...listCopyOf({ one: 'article', many: 'articles' }),
    emptyText: 'Sales ideas and stories appear here.',
  },
  detail: recordCopyOf({ one: 'article' }),
  searchLabel: 'Search articles',
  promotions: 'Promotions',
  noPromotions: 'No promotions are running in your states.',
  how: (title: string) => `How “${title}” works`,
  order: 'Customize and order',
  preview: 'Preview',
} as const;
