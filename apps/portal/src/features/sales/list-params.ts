import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the sales articles, in the order of the API's keys (docs/contract.md#sales-articles). */
export const salesListParams = defineListParams({ category: 'one', search: 'one' });
