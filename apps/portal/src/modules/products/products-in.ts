import type { Product } from '@producer-portal/api';
import { isOpen, availabilityByState, type StateAvailability } from './availability.ts';

/** One product, and how it stands in the state that was asked for. */
export interface ProductInState {
  readonly product: Product;
  readonly availability: StateAvailability;
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
    availabilityByState(product, [code]).map((availability) => ({
      product,
      availability,
      isOpen: isOpen(availability),
    })),
  );
}
