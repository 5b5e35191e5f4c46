import { listCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the system and technical page. */
export const systemCopy = {
  title: 'System and technical',
  intro: 'Planned maintenance, outages, and releases for the systems you use.',
  list: {
    ...listCopy({ one: 'system alert', many: 'system alerts' }),
    emptyTitle: 'No system alerts',
    emptyText: 'There are no outages or maintenance to report.',
  },
  searchLabel: 'Search system alerts',
};
