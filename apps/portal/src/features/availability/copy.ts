import { t, tc } from '../../lib/i18n.ts';
import { recordCopy } from '../../modules/content-list/copy.ts';

const offeredCount = (offered: number, all: number) =>
  t('{offered} of {all} products', { offered, all });

/** Screen texts for the availability map. */
export const mapCopy = {
  ...recordCopy({
    loading: t('Loading map'),
    slow: t('Still loading this map. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this map'),
  }),
  /** Page title in the heading, browser tab, and breadcrumb. */
  title: (product: string | undefined, state: string | undefined) => {
    if (product && state) return t('{product} in {state}', { product, state });
    if (product) return t('{product} by state', { product });
    return state ? t('Product availability in {state}', { state }) : t('Product availability map');
  },
  intro: t(
    'Choose a state to see what you can write there, or a product to see where you can write it.',
  ),
  emptyTitle: t('No products yet'),
  emptyText: t('Products you can sell appear here.'),
  mapLabel: (product: string) => t('{product}, state by state', { product }),
  skip: t('Skip the map'),
  smallStates: t('Small states'),
  yourState: t('your state'),
  product: t('Product'),
  productPicker: {
    show: t('Show all products'),
    clear: t('All products'),
    none: (text: string) => t('No products match “{text}”.', { text }),
    count: (count: number) => t('{count, plural, one {# product} other {# products}}', { count }),
  },
  state: t('State'),
  allProducts: t('All products'),
  offeredCount,
  offeredRange: (least: number, most: number, all: number) => {
    if (most === 0) return t('No products');
    return least === most
      ? offeredCount(most, all)
      : t('{least} to {most} of {all} products', { least, most, all });
  },
  states: (count: number) => t('{count, plural, one {# state} other {# states}}', { count }),
  summary: (offered: string) => t('Offered: {offered}', { offered }),
  yourStates: t('Your states'),
  aboutProduct: (product: string) => t('About {product}', { product }),
  allIn: (state: string) => t('All products in {state}', { state }),
  table: t('State by state'),
  /** Each column's header, and the label of its button. */
  columns: {
    state: { header: t('State'), sortLabel: t('Sort by state') },
    status: {
      header: tc('availability of a product', 'Status'),
      sortLabel: tc('availability of a product', 'Sort by status'),
    },
    binding: {
      header: tc('layer of a map', 'Binding now'),
      sortLabel: t('Sort by binding status'),
    },
    since: { header: t('Effective'), sortLabel: t('Sort by effective date') },
    note: { header: t('Note'), sortLabel: t('Sort by note') },
    offered: { header: t('Products offered'), sortLabel: t('Sort by products offered') },
    limited: {
      header: tc('number of products', 'Limited'),
      sortLabel: t('Sort by limited products'),
    },
    coming: { header: t('Coming soon'), sortLabel: t('Sort by products coming soon') },
  },
  layers: {
    legend: t('Show'),
    availability: tc('layer of a map', 'Availability'),
    binding: tc('layer of a map', 'Binding now'),
    heading: (product: string) => t('{product}: binding now', { product }),
    loading: t('Checking the rules…'),
    failed: t('Couldn’t check'),
    otherState: t('Not one of your states'),
    byCounty: t('Depends on the county'),
    partly: (answer: string) => t('{answer}, except in some counties', { answer }),
  },
  noRows: t('No states have this status.'),
  scroller: t('State by state, scrolls sideways'),
  selected: (state: string, label: string) => t('{state}: {label}', { state, label }),
} as const;
