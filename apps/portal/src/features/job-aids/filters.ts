import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { flagFilters, textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { jobAidsCopy as copy } from './copy.ts';
import { jobAids } from '@producer-portal/api';

/** Filters for job aids (docs/contract.md#job-aids). */
export const jobAidFilters = defineFilters(jobAids.list, {
  search: textFilter(copy.searchLabel),
  ...flagFilters(copy.show, { monthly: copy.onlyMonthly, prelaunch: copy.onlyPrelaunch }),
  category: categoryFilter('job_aids'),
  tags: recordTagsFilter,
});
