import { listCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for the marketing collateral library. */
export const libraryCopy = {
  title: 'Marketing collateral',
  intro: 'Postcards, door hangers, signs, cards, and resources for your own designs.',
  center: 'Co-op marketing center',
  orders: 'Your orders',
  noCoopAccess:
    'To order items with your agency’s name, you need access to the co-op marketing center. Ask your manager or supervisor to add it.',
  orderingClosed: 'Closed',
  searchLabel: 'Search collateral',
  list: {
    ...listCopyOf({ one: 'item', many: 'items' }),
    emptyText: 'Items for your states appear here.',
  },
} as const;
