import { defineListParams } from '../../modules/filters/list-params.ts';

/** What a search asks for, in the order of the API's keys (docs/contract.md#search). */
export const searchParams = defineListParams({ query: 'one', types: 'many' });
