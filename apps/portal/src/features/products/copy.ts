import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for products. */
export const productsCopy = {
  title: t('Products'),
  titleIn: (state: string) => t('Products in {state}', { state }),
  intro: t('What you can write, and where.'),
  list: listCopy({
    loading: t('Loading products'),
    slow: t('Still loading products. Your connection seems slow.'),
    failedTitle: t('Couldn’t load products'),
    emptyTitle: t('No products yet'),
    emptyText: t('Products you can sell appear here.'),
    noMatchesTitle: t('No products match your filters'),
    skip: t('Skip to products'),
    show: t('Show products'),
    pages: t('Pages of products'),
    count: (total) => t('{total, plural, one {# product} other {# products}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading product'),
    slow: t('Still loading this product. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this product'),
  }),
  pick: t('See what you can write in a state'),
  pickHint: t('Enter a state name or two-letter code.'),
  all: t('All products'),
  inState: (state: string) => t('In {state}', { state }),
  summary: (offered: number, all: number, state: string) => {
    if (offered === 0)
      return t('You can’t write any of our {all} products in {state} right now.', { all, state });
    return offered === all
      ? t('You can write all {all} products in {state}.', { all, state })
      : t('You can write {offered} of our {all} products in {state}.', { offered, all, state });
  },
  otherStateSummary: (offered: number, all: number, state: string) => {
    if (offered === 0)
      return t('None of our {all} products are offered in {state} right now.', { all, state });
    return offered === all
      ? t(
          '{all, plural, one {Our product is offered in {state}.} other {All # products are offered in {state}.}}',
          { all, state },
        )
      : t(
          '{offered, plural, one {# of our {all} products is offered in {state}.} other {# of our {all} products are offered in {state}.}}',
          { offered, all, state },
        );
  },
  map: t('View availability map'),
  mapOf: (state: string) => t('View {state} on the map', { state }),
  news: t('Product updates'),
  allNews: t('All product news and updates'),
  noNews: t('No product updates yet.'),
  where: t('Where you can write it'),
  /** The District of Columbia isn't a state, so the count doesn't include it. */
  allStates: (offered: number, isOfferedInDC: boolean) => {
    if (isOfferedInDC)
      return t(
        '{offered, plural, one {Offered in # state and DC.} other {Offered in # states and DC.}}',
        { offered },
      );
    return offered === 0
      ? t('Not offered in any state right now.')
      : t('{offered, plural, one {Offered in # state.} other {Offered in # states.}}', { offered });
  },
  allOnMap: t('See all states on the map'),
  updatesTitle: t('Product updates'),
  allUpdates: t('All updates about this product'),
  learnMore: t('Learn more'),
  courses: t('E-learnings'),
  webinars: t('Webinars'),
} as const;
