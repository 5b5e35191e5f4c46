import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { coBrandedVideos } from '@producer-portal/api';

/** Filters for co-branded videos (docs/contract.md#co-branded-videos). */
export const videoFilters = defineFilters(coBrandedVideos.list, {
  category: categoryFilter('marketing_collateral'),
});
