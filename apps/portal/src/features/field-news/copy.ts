import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for field management news. */
export const fieldNewsCopy = {
  title: 'Field management news',
  intro: 'News from your territory team.',
  list: {
    ...listCopy({ one: 'news item', many: 'news items' }),
    emptyText: 'News from your territory managers appears here.',
  },
  detail: recordCopy({ one: 'news item' }),
  searchLabel: 'Search field management news',
};
