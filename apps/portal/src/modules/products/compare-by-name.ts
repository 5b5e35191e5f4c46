import type { Product } from '@producer-portal/api';

/** Sort order of products everywhere: A–Z. */
export const compareByName = (a: Product, b: Product): number => a.title.localeCompare(b.title);
