import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the guides, in the order of the API's keys (docs/contract.md#guides). */
export const guideListParams = defineListParams({ category: 'one', state: 'one', search: 'one' });
