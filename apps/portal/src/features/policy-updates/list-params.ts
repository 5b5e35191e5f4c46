import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the policy updates list, in the order of the API's keys (decisions, section 3). */
export const policyUpdateListParams = defineListParams({
  states: 'many',
  unread: 'flag',
  search: 'one',
});
