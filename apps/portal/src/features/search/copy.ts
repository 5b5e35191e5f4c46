import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the search screen. */
export const searchCopy = {
  title: 'Search',
  list: {
    ...listCopy({ one: 'result', many: 'results' }),
    emptyTitle: 'No results',
    emptyText: 'Check the spelling, or try fewer or other words.',
  },
  label: 'Search for',
  submit: 'Search',
  types: 'Kind',
  typeNames: { Alert: 'Alerts', PolicyUpdate: 'Policy updates' } as Readonly<
    Record<string, string>
  >,
  startTitle: 'What are you looking for?',
  startText: 'Search alerts and policy updates by a word, a form number or a state.',
} as const;
