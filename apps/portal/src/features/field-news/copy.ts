import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the field management news. */
export const fieldNewsCopy = {
  title: 'Field management news',
  intro: 'From the people who look after your territory.',
  list: {
    ...listCopy({ one: 'field note', many: 'field notes' }),
    emptyText: 'What your territory managers write appears here.',
  },
  detail: recordCopy({ one: 'field note' }),
  searchLabel: 'Search field notes',
};
