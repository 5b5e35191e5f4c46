import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the webinars, in the order of the API's keys (docs/contract.md#webinars). */
export const webinarListParams = defineListParams({
  product: 'many',
  startDate: 'day',
  endDate: 'day',
  types: 'many',
  platforms: 'many',
});
