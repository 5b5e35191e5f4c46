import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the alerts list, in the order of the API's keys (docs/contract.md#alerts). */
export const alertListParams = defineListParams({
  category: 'one',
  states: 'many',
  unread: 'flag',
  search: 'one',
});

export type AlertListValues = typeof alertListParams.cleared;
