import { t, tc } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for search. */
export const searchCopy = {
  title: tc('title of a page', 'Search'),
  list: listCopy({
    order: t('Best match first'),
    loading: t('Loading results'),
    slow: t('Still loading results. Your connection seems slow.'),
    failedTitle: t('Couldn’t load results'),
    emptyTitle: t('No results'),
    emptyText: t('Check the spelling, or try fewer or different words.'),
    noMatchesTitle: t('No results match your filters'),
    skip: t('Skip to results'),
    show: t('Show results'),
    pages: t('Pages of results'),
    count: (total) => t('{total, plural, one {# result} other {# results}}', { total }),
  }),
  label: t('Search the portal'),
  noExactMatchHint: t(
    'Quotation marks search for the exact words. Without them, similar words match too.',
  ),
  withoutQuotes: (query: string) => t('Search for {query} without quotation marks', { query }),
  quoted: (query: string) => t('“{text}”', { text: query }),
  nothingElse: (query: string) => t('Nothing else matches “{query}”.', { query }),
  noResultsFor: (query: string) => t('No results for “{query}”', { query }),
  closest: t('No result has all of your words. These are the closest matches.'),
  showing: (query: string) => t('Showing results for {query}.', { query }),
  searchInstead: (query: string) => t('Search instead for {query}', { query }),
  otherTerms: t('Try other terms'),
  browseTitle: t('Browse instead'),
  browseLinks: [
    { label: t('Alerts'), href: '/alerts' },
    { label: t('Policy updates'), href: '/policy-updates' },
    { label: t('Products'), href: '/products' },
    { label: t('Guides and rate bulletins'), href: '/guides-and-rate-bulletins' },
    { label: t('Training and job aids'), href: '/training-and-job-aids' },
    { label: t('Sitemap'), href: '/sitemap' },
    { label: t('Contact us'), href: '/contact-us' },
  ],
  types: t('Type'),
  startTitle: t('What are you looking for?'),
  startText: t('Search by keyword, document number, order number, or product and state.'),
} as const;

/** Texts of the passage above the results. */
export const passageCopy = {
  title: t('From a document'),
  quotedFrom: t('Quoted from'),
  source: (title: string) => t('Quoted from {title}', { title }),
  revision: (number: number) => t('Revision {number}', { number }),
  copy: t('Copy quote'),
  copied: t('Copied the quote and its source.'),
  denied: t('Your browser doesn’t allow copying. Select the text, and copy it.'),
} as const;
