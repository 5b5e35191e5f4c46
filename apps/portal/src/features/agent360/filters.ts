import { defineFilters } from '../../modules/filters/define-filters.ts';

/** The area itself narrows its lists: the address holds the page alone. */
export const agent360Filters = defineFilters(['page'], {});
