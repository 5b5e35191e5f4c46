import {
  postedFilter,
  statesFilter,
  unreadFilter,
  textFilter,
} from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { policyUpdatesCopy as copy } from './copy.ts';
import { policyUpdates } from '@producer-portal/api';

/** Filters for policy updates (docs/contract.md#policy-updates). */
export const policyUpdateFilters = defineFilters(policyUpdates.list.keys, {
  search: textFilter(copy.searchLabel),
  ...unreadFilter,
  posted: postedFilter,
  states: statesFilter,
});
