import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for sales and marketing. */
export const salesCopy = {
  title: 'Sales and marketing',
  intro: 'Current promotions and ideas that worked for other agencies.',
  articles: 'Sales articles',
  list: {
    ...listCopy({ one: 'article', many: 'articles' }),
    emptyText: 'Sales ideas and stories appear here.',
  },
  detail: recordCopy({ one: 'article' }),
  searchLabel: 'Search articles',
  promotions: 'Promotions',
  noPromotions: 'No promotions are running in your states.',
  how: (title: string) => `How “${title}” works`,
  order: 'Customize and order',
  preview: 'Preview',
} as const;
