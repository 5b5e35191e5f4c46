import { recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the availability map. */
export const mapCopy = {
  ...recordCopy({ one: 'map' }),
  /** The page's name in its heading, its tab and its breadcrumb. */
  title: (product: string | undefined, state: string | undefined) => {
    if (state) return `${product ?? 'Product availability'} in ${state}`;
    return product ? `${product} by state` : 'Product availability map';
  },
  intro: 'Choose a state to see what you can write there, or a product to see where.',
  emptyTitle: 'No products yet',
  emptyText: 'The products that you can sell appear here.',
  mapLabel: (product: string) => `${product}, state by state`,
  skip: 'Skip the map',
  smallStates: 'Small states',
  yourState: 'your state',
  product: 'Product',
  productPicker: {
    show: 'Show all products',
    clear: 'All products',
    none: (text: string) => `No product is called “${text}”.`,
    count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  state: 'State',
  allProducts: 'All products',
  openOf: (open: number, all: number) => `${open} of ${all} products`,
  openRange: (least: number, most: number, all: number) => {
    if (most === 0) return 'No product';
    return `${least === most ? most : `${least} to ${most}`} of ${all} products`;
  },
  states: (count: number) => (count === 1 ? '1 state' : `${count} states`),
  summary: (openOf: string) => `${openOf} can be written.`,
  yourStates: 'Your states',
  aboutProduct: (product: string) => `About ${product}`,
  allIn: (state: string) => `All products in ${state}`,
  table: 'State by state',
  columns: {
    state: 'State',
    status: 'Status',
    since: 'Since',
    note: 'Note',
    open: 'Can be written',
    limited: 'With limits',
    coming: 'Coming soon',
  },
  noRows: 'No state has this status.',
  sort: (header: string) => `Sort by ${header.toLowerCase()}`,
  scroller: 'State by state, scrolls sideways',
  chosen: (state: string, label: string) => `${state}: ${label}`,
} as const;
