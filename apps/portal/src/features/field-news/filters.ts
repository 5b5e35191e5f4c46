import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { fieldNewsCopy as copy } from './copy.ts';
import { fieldManagementNews } from '@producer-portal/api';

/** Filters for field management news (docs/contract.md#field-management-news). */
export const fieldNewsFilters = defineFilters(fieldManagementNews.list, {
  search: textFilter(copy.searchLabel),
  category: categoryFilter('field_management_updates'),
  tags: recordTagsFilter,
});
