import { updateFilters as filters } from './filters.ts';

/** Returns the URL of the product updates list, with at most one filter. */
export function updatesSearchPath(key?: 'search' | 'category' | 'products', value = ''): string {
  const values = key ? filters.replace(filters.emptyValues, key, value) : filters.emptyValues;
  return `/products/product-news-and-updates/search${filters.toSearch(values)}`;
}
