import type { Product } from '@producer-portal/api';

/** Products in the one order in which readers meet them: A–Z. */
export const byName = (a: Product, b: Product): number => a.title.localeCompare(b.title);
