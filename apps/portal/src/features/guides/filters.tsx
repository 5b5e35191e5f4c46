import { guideCategories, guides, states as statesResource } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { choiceFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import {
  customFilter,
  defineFilters,
  type FilterControlProps,
} from '../../modules/filters/define-filters.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName, usStates } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';

/** The filters of the guides (docs/contract.md#guides). */
export const guideFilters = defineFilters(guides.list.keys, {
  search: textFilter(copy.searchLabel),
  category: choiceFilter({
    legend: copy.category,
    any: copy.anyCategory,
    options: guideCategories.map((value) => ({ value, label: copy.categories[value] })),
  }),
  state: customFilter({
    kind: 'one',
    useLabel: () => stateName,
    Control: StateFilter,
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(statesResource.list.query(api)),
  }),
});

/** One state, the user's own states first. */
function StateFilter({ selected, onToggle }: FilterControlProps) {
  const { data: own = [] } = useQuery(statesResource.list.query(useApi()));
  const ownCodes = new Set(own.map(({ code }) => code));
  const states = [...own, ...usStates.filter(({ code }) => !ownCodes.has(code))];
  return (
    <FacetGroup
      legend={copy.state}
      single
      any={copy.anyState}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      selected={[...selected]}
      onToggle={onToggle}
      labels={copy.otherStates}
      limit={Math.max(own.length, 5)}
    />
  );
}
