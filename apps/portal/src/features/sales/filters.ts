import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { salesCopy as copy } from './copy.ts';
import { salesArticles } from '@producer-portal/api';

/** Filters for sales articles (docs/contract.md#sales-articles). */
export const salesFilters = defineFilters(salesArticles.list, {
  search: textFilter(copy.searchLabel),
  category: categoryFilter('sales_and_marketing'),
  tags: recordTagsFilter,
});
