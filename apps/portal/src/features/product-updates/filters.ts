import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { flagFilters, productsFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { updatesCopy as copy } from './copy.ts';
import { productUpdates } from '@producer-portal/api';

/** Filters for product news (docs/contract.md#product-updates). */
export const updateFilters = defineFilters(productUpdates.list, {
  search: textFilter(copy.searchLabel),
  ...flagFilters(copy.importance, { is_featured: copy.featuredOnly }),
  category: categoryFilter('product_news_and_updates'),
  products: productsFilter(),
  tags: recordTagsFilter,
});
