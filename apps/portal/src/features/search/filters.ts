import { search } from '@producer-portal/api';
import { customFilter, defineFilters } from '../../modules/filters/define-filters.ts';
import { typeName } from './record-type-options.ts';

/** The filters of the search (docs/contract.md#search). The screen has their controls. */
export const searchFilters = defineFilters(search.list.keys, {
  // The words of a search are no filter to remove.
  query: customFilter({ kind: 'one', useLabel: null, Control: null }),
  types: customFilter({ kind: 'many', useLabel: () => typeName, Control: null }),
});
