import { recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for the availability map. */
export const mapCopy = {
  ...recordCopyOf({ one: 'map' }),
  /** Page title in the heading, browser tab, and breadcrumb. */
  title: (product: string | undefined, state: string | undefined) => {
    if (state) return `${product ?? 'Product availability'} in ${state}`;
    return product ? `${product} by state` : 'Product availability map';
  },
  intro:
    'Choose a state to see what you can write there, or a product to see where you can write it.',
  emptyTitle: 'No products yet',
  emptyText: 'Products you can sell appear here.',
  mapLabel: (product: string) => `${product}, state by state`,
  skip: 'Skip the map',
  smallStates: 'Small states',
  yourState: 'your state',
  product: 'Product',
  productPicker: {
    show: 'Show all products',
    clear: 'All products',
    none: (text: string) => `No products match “${text}”.`,
    count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  state: 'State',
  allProducts: 'All products',
  offeredCount: (offered: number, all: number) => `${offered} of ${all} products`,
  offeredRange: (least: number, most: number, all: number) => {
    if (most === 0) return 'No products';
    return `${least === most ? most : `${least} to ${most}`} of ${all} products`;
  },
  states: (count: number) => (count === 1 ? '1 state' : `${count} states`),
  summary: (offeredCount: string) => `Offered: ${offeredCount}`,
  yourStates: 'Your states',
  aboutProduct: (product: string) => `About ${product}`,
  allIn: (state: string) => `All products in ${state}`,
  table: 'State by state',
  columns: {
    state: 'State',
    status: 'Status',
    since: 'Effective',
    note: 'Note',
    offered: 'Products offered',
    limited: 'Limited',
    coming: 'Coming soon',
  },
  noRows: 'No states have this status.',
  sort: (header: string) => `Sort by ${header.toLowerCase()}`,
  scroller: 'State by state, scrolls sideways',
  selected: (state: string, label: string) => `${state}: ${label}`,
} as const;
