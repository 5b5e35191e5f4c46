import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the co-op center, in the order of the API's keys (docs/contract.md#collateral-templates). */
export const coopParams = defineListParams({ category: 'one', search: 'one' });
