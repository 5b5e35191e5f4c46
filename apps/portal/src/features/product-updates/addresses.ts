import { updateListParams as params } from './list-params.ts';

/** The filtered list, narrowed by one thing or by nothing. */
export function searchAddress(key?: 'search' | 'category' | 'products', value = ''): string {
  const values = key ? params.replace(params.cleared, key, value) : params.cleared;
  return `/products/product-news-and-updates/search${params.toSearch(values)}`;
}
