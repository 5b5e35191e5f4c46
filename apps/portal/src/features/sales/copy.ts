import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of sales and marketing. */
export const salesCopy = {
  title: 'Sales and marketing',
  intro: 'Ideas that other agencies have tried, and what we add to them.',
  articles: 'Sales articles',
  list: {
    ...listCopy({ one: 'article', many: 'articles' }),
    emptyText: 'Sales ideas and stories appear here.',
  },
  detail: recordCopy({ one: 'article' }),
  searchLabel: 'Search articles',
  promotions: 'Promotions',
  noPromotions: 'No promotion is running in your states.',
  how: (title: string) => `How “${title}” works`,
  template: 'Marketing collateral',
  order: 'Personalize and order',
  preview: 'Preview',
} as const;
