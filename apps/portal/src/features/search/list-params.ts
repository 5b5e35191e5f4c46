import { defineListParams } from '../../modules/filters/list-params.ts';

/** What a search asks for, in the order of the API's keys (decisions, section 3). */
export const searchParams = defineListParams({ query: 'one', types: 'many' });
