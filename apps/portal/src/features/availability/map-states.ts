import type { Product } from '@producer-portal/api';
import type { StateStatus } from '@producer-portal/ui';
import { drawnStatus, standingsOf, type Standing } from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { productsIn } from '../../modules/products/products-in.ts';
import { usStates, type UsState } from '../../modules/states/us-states.ts';
import { mapCopy as copy } from './copy.ts';

/** One state on the map and in the table. */
export interface MapEntry extends UsState {
  readonly status: StateStatus;
  /** The status in words. */
  readonly label: string;
}

/** How one product stands in one state. */
export interface ProductEntry extends MapEntry {
  readonly standing: Standing;
}

/** How many products stand how in one state. */
export interface CountsEntry extends MapEntry {
  readonly open: number;
  readonly limited: number;
  readonly coming: number;
}

/** How one product stands in every state; none where it says nothing of any. */
export function productMap(product: Product): ProductEntry[] {
  return standingsOf(
    product,
    usStates.map(({ code }) => code),
  ).map((standing) => ({
    code: standing.code,
    name: standing.name,
    status: drawnStatus[standing.status],
    label: availabilityCopy.statuses[standing.status],
    standing,
  }));
}

/** The part of the products from which on a state has most of them. */
const most = 0.75;

/** How many of the products can be written in every state. */
export function countsMap(products: readonly Product[]): CountsEntry[] {
  return usStates.map(({ code, name }) => {
    const found = productsIn(products, code);
    const open = found.filter(({ isOpen }) => isOpen).length;
    const count = (wanted: Standing['status']) =>
      found.filter(({ standing }) => standing.status === wanted).length;
    const coming = count('coming_soon');
    const some = open > 0 ? 'limited' : coming > 0 ? 'coming' : 'none';
    return {
      code,
      name,
      status: open > 0 && open >= most * found.length ? 'available' : some,
      label: copy.openOf(open, found.length),
      open,
      limited: count('limited'),
      coming,
    };
  });
}
