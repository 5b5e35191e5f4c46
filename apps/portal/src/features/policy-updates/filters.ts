import {
  postedFilter,
  productsFilter,
  ownStatesFilter,
  textFilter,
  unreadFilter,
} from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { asOfFilter } from '../../modules/revisions/as-of-filter.tsx';
import { policyUpdatesCopy as copy } from './copy.ts';
import { policyUpdates } from '@producer-portal/api';

/** Filters for policy updates (docs/contract.md#policy-updates). */
export const policyUpdateFilters = defineFilters(policyUpdates.list, {
  search: textFilter(copy.searchLabel),
  ...unreadFilter,
  posted: postedFilter,
  states: ownStatesFilter,
  products: productsFilter({ isPrefetched: false }),
  tags: recordTagsFilter,
  ...asOfFilter,
});
