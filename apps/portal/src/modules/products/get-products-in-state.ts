import type { Product } from '@producer-portal/api';
import { isOffered, getAvailabilityByState, type StateAvailability } from './availability.ts';

/** A product and its availability in the given state. */
export interface ProductInState {
  readonly product: Product;
  readonly availability: StateAvailability;
  /** Whether the product can be written, with or without limits. */
  readonly isOffered: boolean;
}

/**
 * The availability of each product in one state, in the given order. Products without availability data are left out.
 *
 * @param code - a two-letter code.
 */
export function getProductsInState(products: readonly Product[], code: string): ProductInState[] {
  return products.flatMap((product) =>
    getAvailabilityByState(product, [code]).map((availability) => ({
      product,
      availability,
      isOffered: isOffered(availability),
    })),
  );
}
