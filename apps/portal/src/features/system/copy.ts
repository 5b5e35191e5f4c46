import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the system and technical page. */
export const systemCopy = {
  title: 'System and technical',
  intro: 'Planned maintenance, outages and releases of the systems you work in.',
  list: {
    ...listCopy({ one: 'system notice', many: 'system notices' }),
    emptyTitle: 'No system notices',
    emptyText: 'Everything runs as it should. Outages and maintenance appear here.',
  },
  searchLabel: 'Search system notices',
};
