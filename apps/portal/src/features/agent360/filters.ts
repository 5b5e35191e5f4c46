import { defineFilters } from '../../modules/filters/define-filters.ts';

/** The area fixes the other parameters, so the URL contains only the page number. */
export const agent360Filters = defineFilters(['page'], {});
