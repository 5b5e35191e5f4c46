import { alertGroups } from '@producer-portal/api';
import { alertsByCategoryCountQuery } from '@producer-portal/api/queries';
import { FacetGroup, FilterPanel } from '@producer-portal/ui';
import { useQueries } from '@tanstack/react-query';
import { StatesFilter, UnreadFilter, WordsFilter } from '../../modules/filters/common-filters.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';
import { alertListParams as params, type AlertListValues } from './list-params.ts';

export interface AlertFiltersProps {
  readonly values: AlertListValues;
  readonly show: (next: AlertListValues) => void;
  /** How many alerts match; undefined until they are known, and what only decorates waits for that. */
  readonly total: number | undefined;
}

/** What the alerts list can be narrowed by: words, unread, category, the reader's states. */
export function AlertFilters({ values, show, total }: AlertFiltersProps) {
  const api = useApi();
  const unread = useQueries({
    queries: alertGroups.map((group) => ({
      ...alertsByCategoryCountQuery(api, group),
      enabled: total !== undefined,
    })),
  });

  return (
    <FilterPanel
      title={copy.list.filters.title}
      applied={params.applied(values).length}
      labels={{ ...copy.list.filters, show: copy.list.filters.show(total) }}
      onClearAll={() => show(params.cleared)}
    >
      <WordsFilter
        label={copy.searchLabel}
        value={values.search}
        onSearch={(text) => show(params.replace(values, 'search', text))}
      />
      <UnreadFilter
        unread={values.unread}
        onToggle={(value) => show(params.toggle(values, 'unread', value))}
      />
      <FacetGroup
        legend={copy.category}
        single
        options={alertGroups.map((group, index) => ({
          value: group,
          label: copy.groups[group],
          count: unread[index]?.data || undefined,
        }))}
        selected={values.category ? [values.category] : []}
        onToggle={(value) => show(params.toggle(values, 'category', value))}
      />
      <StatesFilter
        selected={values.states}
        onToggle={(code) => show(params.toggle(values, 'states', code))}
      />
    </FilterPanel>
  );
}
