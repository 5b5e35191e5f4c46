import { t, tc } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the marketing collateral library. */
export const libraryCopy = {
  title: t('Marketing collateral'),
  intro: t('Postcards, door hangers, signs, cards, and resources for your own designs.'),
  center: t('Co-op marketing center'),
  orders: t('Your orders'),
  noCoopAccess: t(
    'To order items with your agency’s name, you need access to the co-op marketing center. Ask your manager or supervisor to add it.',
  ),
  orderingClosed: tc('ordering of an item', 'Closed'),
  searchLabel: t('Search collateral'),
  list: listCopy({
    loading: t('Loading items'),
    slow: t('Still loading items. Your connection seems slow.'),
    failedTitle: t('Couldn’t load items'),
    emptyTitle: t('No items yet'),
    emptyText: t('Items for your states appear here.'),
    noMatchesTitle: t('No items match your filters'),
    skip: t('Skip to items'),
    show: t('Show items'),
    pages: t('Pages of items'),
    count: (total) => t('{total, plural, one {# item} other {# items}}', { total }),
  }),
} as const;
