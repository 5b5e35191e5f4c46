import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the policy updates list, in the order of the API's keys (docs/contract.md#policy-updates). */
export const policyUpdateListParams = defineListParams({
  states: 'many',
  unread: 'flag',
  search: 'one',
});
