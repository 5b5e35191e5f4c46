import { guideCategories, states as statesResource } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { usStates } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';
import { guideListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

export interface GuideFiltersProps {
  readonly values: Values;
  readonly show: (next: Values) => void;
  readonly total: number | undefined;
}

/** What the guides can be narrowed by: words, kind, and one state, the reader's own first. */
export function GuideFilters({ values, show, total }: GuideFiltersProps) {
  const { data: own = [] } = useQuery(statesResource.list.query(useApi()));
  const ownCodes = new Set(own.map(({ code }) => code));
  const states = [...own, ...usStates.filter(({ code }) => !ownCodes.has(code))];

  return (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <WordsFilter
        label={copy.searchLabel}
        value={values.search}
        onSearch={(text) => show(params.replace(values, 'search', text))}
      />
      <FacetGroup
        legend={copy.category}
        single
        any={copy.anyCategory}
        options={guideCategories.map((key) => ({ value: key, label: copy.categoryName(key) }))}
        selected={values.category ? [values.category] : []}
        onToggle={(key) => show(params.toggle(values, 'category', key))}
      />
      <FacetGroup
        legend={copy.state}
        single
        any={copy.anyState}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        selected={values.state ? [values.state] : []}
        onToggle={(code) => show(params.toggle(values, 'state', code))}
        labels={copy.otherStates}
        limit={Math.max(own.length, 5)}
      />
    </ListFilters>
  );
}
