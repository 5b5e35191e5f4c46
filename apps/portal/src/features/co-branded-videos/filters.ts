import { coBrandedVideosEndpoint } from '@producer-portal/api/contract';
import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';

/** The filters of the videos (docs/contract.md#co-branded-videos). */
export const videoFilters = defineFilters(coBrandedVideosEndpoint.keys, {
  category: categoryFilter('marketing_collateral'),
});
