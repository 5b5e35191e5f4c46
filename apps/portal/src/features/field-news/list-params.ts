import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the field management news, in the order of the API's keys (docs/contract.md#field-management-news). */
export const fieldNewsListParams = defineListParams({ category: 'one', search: 'one' });
