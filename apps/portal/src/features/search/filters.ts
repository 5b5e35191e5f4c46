import { search } from '@producer-portal/api';
import { customFilter, defineFilters } from '../../modules/filters/define-filters.ts';
import { asOfFilter } from '../../modules/revisions/as-of-filter.tsx';
import { getTypeName } from './record-type-options.ts';

/** Filters for search (docs/contract.md#search). The screen renders their controls. */
export const searchFilters = defineFilters(search.list, {
  // The query is not shown as a removable filter.
  query: customFilter({ kind: 'one', useLabel: null, Control: null }),
  types: customFilter({ kind: 'many', useLabel: () => getTypeName, Control: null }),
  ...asOfFilter,
});
