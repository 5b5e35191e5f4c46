import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for sales and marketing. */
export const salesCopy = {
  title: t('Sales and marketing'),
  intro: t('Current promotions and ideas that worked for other agencies.'),
  articles: t('Sales articles'),
  list: listCopy({
    loading: t('Loading articles'),
    slow: t('Still loading articles. Your connection seems slow.'),
    failedTitle: t('Couldn’t load articles'),
    emptyTitle: t('No articles yet'),
    emptyText: t('Sales ideas and stories appear here.'),
    noMatchesTitle: t('No articles match your filters'),
    skip: t('Skip to articles'),
    show: t('Show articles'),
    pages: t('Pages of articles'),
    count: (total) => t('{total, plural, one {# article} other {# articles}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading article'),
    slow: t('Still loading this article. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this article'),
  }),
  searchLabel: t('Search articles'),
  promotions: t('Promotions'),
  noPromotions: t('No promotions are running in your states.'),
  how: t('How it works'),
  order: t('Customize and order'),
  preview: t('Preview'),
} as const;
