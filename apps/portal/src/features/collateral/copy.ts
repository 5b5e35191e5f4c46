import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the library of marketing collateral. */
export const libraryCopy = {
  title: 'Marketing collateral',
  intro: 'Postcards, door hangers, signs and cards, and what you need for designs of your own.',
  center: 'Co-op marketing center',
  orders: 'Your orders',
  closed:
    'Ordering with your agency’s name on it needs the co-op program. Ask your manager or supervisor to add it.',
  over: 'Ordering ended',
  searchLabel: 'Search collateral',
  list: {
    ...listCopy({ one: 'piece', many: 'pieces' }),
    emptyText: 'Pieces for your states appear here.',
  },
} as const;
