import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the library, in the order of the API's keys (decisions, section 3). */
export const libraryParams = defineListParams({ category: 'one', search: 'one' });
