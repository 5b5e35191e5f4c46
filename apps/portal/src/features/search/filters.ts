import { searchCall } from '@producer-portal/api';
import { customFilter, defineFilters } from '../../modules/filters/define-filters.ts';
import { kindName } from './kinds.ts';

/** The filters of the search (docs/contract.md#search). The screen has their controls. */
export const searchFilters = defineFilters(searchCall.keys, {
  // The words of a search are no filter to remove.
  query: customFilter({ kind: 'one', useLabel: null, Control: null }),
  types: customFilter({ kind: 'many', useLabel: () => kindName, Control: null }),
});
