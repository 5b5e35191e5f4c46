import { datesFilter } from '../../modules/dates-filter/dates-filter.tsx';
import { productsFilter, searchFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import {
  ceStateFilter,
  platformsFilter,
  tagsFilter,
} from '../../modules/filters/learning-filters.tsx';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { elearningsCopy as copy } from './copy.ts';
import { trainings } from '@producer-portal/api';

/** Filters for e-learnings (docs/contract.md#trainings). */
export const elearningFilters = defineFilters(trainings.list, {
  search: searchFilter,
  ceState: ceStateFilter,
  product: productsFilter({ defaultOpen: true }),
  types: tagsFilter('types'),
  systems: tagsFilter('systems'),
  platforms: platformsFilter,
  ...datesFilter(copy.published),
  tags: recordTagsFilter,
});
