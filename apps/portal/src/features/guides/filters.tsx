import { guideCategories, guides } from '@producer-portal/api';
import { choiceFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { stateFilter } from '../../modules/filters/state-filter.tsx';
import { asOfFilter } from '../../modules/revisions/as-of-filter.tsx';
import { guidesCopy as copy } from './copy.ts';

/** Filters for guides (docs/contract.md#guides). */
export const guideFilters = defineFilters(guides.list, {
  search: textFilter(copy.searchLabel),
  category: choiceFilter({
    legend: copy.category,
    anyLabel: copy.anyCategory,
    options: guideCategories.map((value) => ({ value, label: copy.categories[value] })),
  }),
  state: stateFilter({ legend: copy.state, anyLabel: copy.anyState }),
  tags: recordTagsFilter,
  ...asOfFilter,
});
