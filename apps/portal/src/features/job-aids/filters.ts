import { jobAidsEndpoint } from '@producer-portal/api/contract';
import { categoryFilter } from '../../modules/filters/category-filter.tsx';
import { flagFilters, wordsFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { jobAidsCopy as copy } from './copy.ts';

/** The filters of the job aids (docs/contract.md#job-aids). */
export const jobAidFilters = defineFilters(jobAidsEndpoint.keys, {
  search: wordsFilter(copy.searchLabel),
  ...flagFilters(copy.show, { monthly: copy.onlyMonthly, prelaunch: copy.onlyPrelaunch }),
  category: categoryFilter('job_aids'),
});
