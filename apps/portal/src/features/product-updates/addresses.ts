import { updateFilters as filters } from './filters.ts';

/** The filtered list, narrowed by one thing or by nothing. */
export function searchAddress(key?: 'search' | 'category' | 'products', value = ''): string {
  const values = key ? filters.replace(filters.cleared, key, value) : filters.cleared;
  return `/products/product-news-and-updates/search${filters.toSearch(values)}`;
}
