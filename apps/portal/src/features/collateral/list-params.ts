import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the library, in the order of the API's keys (docs/contract.md#collateral-templates). */
export const libraryParams = defineListParams({ category: 'one', search: 'one' });
