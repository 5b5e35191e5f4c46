import { collateralTemplatesEndpoint } from '@producer-portal/api/contract';
import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { wordsFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { libraryCopy as copy } from './copy.ts';

/** The filters of the collateral library (docs/contract.md#collateral-templates). */
export const libraryFilters = defineFilters(collateralTemplatesEndpoint.keys, {
  search: wordsFilter(copy.searchLabel),
  category: categoryFilter('marketing_collateral'),
});
