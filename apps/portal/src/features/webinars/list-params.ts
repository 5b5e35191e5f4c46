import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the webinars, in the order of the API's keys (decisions, section 3). */
export const webinarListParams = defineListParams({
  product: 'many',
  startDate: 'day',
  endDate: 'day',
  types: 'many',
  platforms: 'many',
});
