import { t, tc } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for product news and updates. */
export const updatesCopy = {
  title: t('Product news and updates'),
  intro: t('New products, states, rates, and forms.'),
  searchTitle: t('Search product updates'),
  list: listCopy({
    loading: t('Loading product updates'),
    slow: t('Still loading product updates. Your connection seems slow.'),
    failedTitle: t('Couldn’t load product updates'),
    emptyTitle: t('No product updates yet'),
    emptyText: t('Updates about our products appear here.'),
    noMatchesTitle: t('No product updates match your filters'),
    skip: t('Skip to product updates'),
    show: t('Show product updates'),
    pages: t('Pages of product updates'),
    count: (total) =>
      t('{total, plural, one {# product update} other {# product updates}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading product update'),
    slow: t('Still loading this product update. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this product update'),
  }),
  searchLabel: t('Search product updates'),
  searchSubmit: t('Search'),
  featured: t('Featured'),
  alsoFeatured: t('Also featured'),
  read: t('Read update'),
  byCategory: t('By category'),
  byProduct: t('By product'),
  other: tc('product updates without a category', 'Other'),
  all: t('All product updates'),
  allOf: (category: string) => t('All in {category}', { category }),
  importance: t('Importance'),
  featuredOnly: t('Featured only'),
  products: t('Products'),
} as const;
