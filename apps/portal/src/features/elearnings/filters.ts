import { datesFilter } from '../../modules/dates-filter/dates-filter.tsx';
import { searchFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import {
  ceStateFilter,
  platformsFilter,
  productsFilter,
  tagsFilter,
} from '../../modules/filters/learning-filters.tsx';
import { elearningsCopy as copy } from './copy.ts';
import { trainings } from '@producer-portal/api';

/** Filters for e-learnings (docs/contract.md#trainings). */
export const elearningFilters = defineFilters(trainings.list.keys, {
  search: searchFilter,
  ceState: ceStateFilter,
  product: productsFilter({ defaultOpen: true }),
  types: tagsFilter('types'),
  systems: tagsFilter('systems'),
  platforms: platformsFilter,
  ...datesFilter(copy.published),
});
