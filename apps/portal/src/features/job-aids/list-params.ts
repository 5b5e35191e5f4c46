import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the job aids, in the order of the API's keys (docs/contract.md#job-aids). */
export const jobAidListParams = defineListParams({
  monthly: 'flag',
  prelaunch: 'flag',
  category: 'one',
  search: 'one',
});
