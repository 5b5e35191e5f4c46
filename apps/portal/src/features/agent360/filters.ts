import { defineFilters } from '../../modules/filters/define-filters.ts';

/** The area fixes the other parameters, so the address holds only the page. */
export const agent360Filters = defineFilters(['page'], {});
