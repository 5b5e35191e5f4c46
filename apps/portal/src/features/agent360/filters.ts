import { defineFilters } from '../../modules/filters/define-filters.ts';

/** The URL contains only the page number. `list-queries.ts` sets the other parameters. */
export const agent360Filters = defineFilters({ prefix: 'AGENT360', keys: ['page'] }, {});
