import { listCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for search. */
export const searchCopy = {
  title: 'Search',
  list: {
    ...listCopyOf({ one: 'result', many: 'results', order: 'Best match first' }),
    emptyTitle: 'No results',
    emptyText: 'Check the spelling, or try fewer or different words.',
  },
  label: 'Search the portal',
  noExactMatchHint:
    'Quotation marks search for the exact words. Without them, similar words match too.',
  withoutQuotes: (query: string) => `Search for ${query} without quotation marks`,
  quoted: (query: string) => `“${query}”`,
  nothingElse: (query: string) => `Nothing else matches “${query}”.`,
  noResultsFor: (query: string) => `No results for “${query}”`,
  showing: (query: string) => `Showing results for ${query}.`,
  searchInstead: (query: string) => `Search instead for ${query}`,
  otherTerms: 'Try other terms',
  browseTitle: 'Browse instead',
  browseLinks: [
    { label: 'Alerts', href: '/alerts' },
    { label: 'Policy updates', href: '/policy-updates' },
    { label: 'Products', href: '/products' },
    { label: 'Guides and rate bulletins', href: '/guides-and-rate-bulletins' },
    { label: 'Training and job aids', href: '/training-and-job-aids' },
    { label: 'Sitemap', href: '/sitemap' },
    { label: 'Contact us', href: '/contact-us' },
  ],
  types: 'Type',
  startTitle: 'What are you looking for?',
  startText: 'Search by word, document or order number, or product and state.',
} as const;
