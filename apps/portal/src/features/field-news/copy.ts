import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for field management news. */
export const fieldNewsCopy = {
  title: 'Field management news',
  intro: 'News from your territory team.',
  list: {
    ...listCopyOf({ one: 'news item', many: 'news items' }),
    emptyText: 'News from your territory managers appears here.',
  },
  detail: recordCopyOf({ one: 'news item' }),
  searchLabel: 'Search field management news',
};
