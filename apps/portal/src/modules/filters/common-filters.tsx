import { postingPeriods, states as statesResource } from '@producer-portal/api';
import { FacetGroup, SearchBox } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { filtersCopy as copy } from './copy.ts';
import type { FilterControlProps, ListFilter } from './define-filters.ts';

/**
 * Filters a list by search text.
 *
 * @param label - the accessible name and placeholder of the field.
 */
export const textFilter = (label: string): ListFilter<'one'> => ({
  kind: 'one',
  useLabel: () => copy.searched,
  Control: ({ selected: [value = ''], onReplace }) => (
    <SearchBox
      label={label}
      placeholder={label}
      submitLabel={copy.searchSubmit}
      value={value}
      onSubmit={onReplace}
    />
  ),
});

export interface ChoiceFilterOptions {
  readonly legend: string;
  /** Label of the choice that clears the filter. */
  readonly anyLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Converts a choice's label to its chip's. @default the choice's label */
  readonly toChip?: (label: string) => string;
}

/** Filters a list by one of a few fixed choices. The chip of an unknown value shows the value. */
export const choiceFilter = ({
  options,
  toChip = (label) => label,
  ...texts
}: ChoiceFilterOptions): ListFilter<'one'> => ({
  kind: 'one',
  useLabel: () => (value) =>
    toChip(options.find((option) => option.value === value)?.label ?? value),
  Control: ({ selected, onToggle }) => (
    <FacetGroup
      {...texts}
      single
      options={[...options]}
      selected={[...selected]}
      onToggle={onToggle}
    />
  ),
});

/**
 * Defines a separate filter for each flag, with one control for all of them.
 *
 * @param labels - labels by key, also used for the chips.
 * @example ...flagFilters('Show', { monthly: 'Monthly only', prelaunch: 'Prelaunch only' })
 */
export function flagFilters<const Key extends string>(
  legend: string,
  labels: Readonly<Record<Key, string>>,
): Readonly<Record<Key, ListFilter<'flag'>>> {
  const entries = Object.entries<string>(labels);
  function Flags({ form }: FilterControlProps) {
    return (
      <FacetGroup
        legend={legend}
        options={entries.map(([value, label]) => ({ value, label }))}
        selected={entries.flatMap(([key]) => (form.selected(key).length > 0 ? [key] : []))}
        onToggle={(key) => form.toggle(key, 'true')}
      />
    );
  }
  const filters = entries.map(([key, label], index): [string, ListFilter<'flag'>] => [
    key,
    // The first flag's control shows all of the flags.
    { kind: 'flag', useLabel: () => () => label, Control: index === 0 ? Flags : null },
  ]);
  return Object.fromEntries(filters) as Record<Key, ListFilter<'flag'>>;
}

/** Limits a list to unread records. */
export const unreadFilter = flagFilters(copy.reading, { unread: copy.unread });

/** Limits a list to records that were posted recently (docs/contract.md#posted). */
export const postedFilter = choiceFilter({
  legend: copy.posted,
  anyLabel: copy.anyTime,
  options: postingPeriods.map((value) => ({ value, label: copy.periods[value] })),
  toChip: copy.postedIn,
});

/** Filters a list by the user's states. The control is hidden until they load. */
export const statesFilter: ListFilter<'many'> = {
  kind: 'many',
  useLabel: useStateName,
  Control: StatesFilter,
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(statesResource.list.query(api)),
};

function StatesFilter({ selected, onToggle }: FilterControlProps) {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  if (!states || states.length === 0) return null;
  return (
    <FacetGroup
      legend={copy.states}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      selected={[...selected]}
      onToggle={onToggle}
      labels={copy.statesMore}
    />
  );
}

/** A state's name for its chip, or its code if it isn't one of the user's states. */
function useStateName(): (code: string) => string {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  return (code) => states?.find((state) => state.code === code)?.name ?? code;
}
