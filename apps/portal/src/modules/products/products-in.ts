import type { Product } from '@producer-portal/api';
import { isOpen, standingsOf, type Standing } from './availability.ts';

/** One product, and how it stands in the state that was asked for. */
export interface ProductInState {
  readonly product: Product;
  readonly standing: Standing;
  /** Business can be written, with or without limits. */
  readonly isOpen: boolean;
}

/**
 * How each product stands in one state, in the products' own order; a product that says nothing of any
 * state is left out.
 *
 * @param code - a two-letter code.
 */
export function productsIn(products: readonly Product[], code: string): ProductInState[] {
  return products.flatMap((product) =>
    standingsOf(product, [code]).map((standing) => ({
      product,
      standing,
      isOpen: isOpen(standing),
    })),
  );
}
