import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the search screen. */
export const searchCopy = {
  title: 'Search',
  list: {
    ...listCopy({ one: 'result', many: 'results', order: 'Best match first' }),
    emptyTitle: 'No results',
    emptyText:
      'Neither these words nor others that look alike are in anything that you can see. Check the spelling, or try fewer or other words.',
  },
  label: 'Search for',
  nothingLiteral:
    'Between quotes only the very words are searched for. Without them, words that look alike are found too.',
  plain: (query: string) => `Search for ${query} without quotes`,
  nothingFor: (query: string) => `No results for “${query}”`,
  showing: (query: string) => `Showing results for ${query}.`,
  literal: (query: string) => `Search only for ${query}`,
  otherWords: 'The same in other words',
  places: 'Where else to look',
  placeLinks: [
    { label: 'Alerts', href: '/alerts' },
    { label: 'Policy updates', href: '/policy-updates' },
    { label: 'Products', href: '/products' },
    { label: 'Guides and rate bulletins', href: '/guides-and-rate-bulletins' },
    { label: 'Training and job aids', href: '/training-and-job-aids' },
    { label: 'Everything, on the sitemap', href: '/sitemap' },
    { label: 'Somebody to ask', href: '/contact-us' },
  ],
  types: 'Kind',
  startTitle: 'What are you looking for?',
  startText: 'Search by a word, a form number or a state.',
} as const;
