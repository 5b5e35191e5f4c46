import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { libraryCopy as copy } from './copy.ts';
import { collateralTemplates } from '@producer-portal/api';

/** Filters for the collateral library (docs/contract.md#collateral-templates). */
export const libraryFilters = defineFilters(collateralTemplates.list, {
  search: textFilter(copy.searchLabel),
  category: categoryFilter('marketing_collateral'),
});
