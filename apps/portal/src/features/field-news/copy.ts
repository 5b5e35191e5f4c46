import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for field management news. */
export const fieldNewsCopy = {
  title: 'Field management news',
  intro: 'News from your territory team.',
  list: {
    ...listCopy({ one: 'field note', many: 'field notes' }),
    emptyText: 'Notes from your territory managers appear here.',
  },
  detail: recordCopy({ one: 'field note' }),
  searchLabel: 'Search field notes',
};
