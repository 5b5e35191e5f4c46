import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the e-learnings, in the order of the API's keys (docs/contract.md#trainings). */
export const elearningListParams = defineListParams(
  {
    product: 'many',
    systems: 'many',
    types: 'many',
    platforms: 'many',
    startDate: 'day',
    endDate: 'day',
  },
  { pageBefore: 'startDate' },
);
