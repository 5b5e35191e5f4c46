import { guideCategories, guides, states as statesResource } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { choiceFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import {
  customFilter,
  defineFilters,
  type FilterControlProps,
} from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { SingleChoice } from '../../modules/filters/single-choice.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { stateName, usStates } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';

/** Filters for guides (docs/contract.md#guides). */
export const guideFilters = defineFilters(guides.list, {
  search: textFilter(copy.searchLabel),
  category: choiceFilter({
    legend: copy.category,
    anyLabel: copy.anyCategory,
    options: guideCategories.map((value) => ({ value, label: copy.categories[value] })),
  }),
  state: customFilter({
    kind: 'one',
    useLabel: () => stateName,
    Control: StateFilter,
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(statesResource.list.query(api)),
  }),
  tags: recordTagsFilter,
});

/** Selects one state. The user's own states come first. */
function StateFilter({ selected, onToggle }: FilterControlProps) {
  const { data: userStates = [] } = useQuery(statesResource.list.query(useApi()));
  const userCodes = new Set(userStates.map(({ code }) => code));
  const states = [...userStates, ...usStates.filter(({ code }) => !userCodes.has(code))];
  return (
    <SingleChoice
      legend={copy.state}
      anyLabel={copy.anyState}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      selected={selected}
      onToggle={onToggle}
      labels={copy.otherStates}
      limit={Math.max(userStates.length, 5)}
    />
  );
}
