import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the sales articles, in the order of the API's keys (decisions, section 3). */
export const salesListParams = defineListParams({ category: 'one', search: 'one' });
