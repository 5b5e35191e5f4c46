import { states as statesResource } from '@producer-portal/api';
import { FacetGroup, SearchBox } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { filtersCopy as copy } from './copy.ts';
import type { FilterControlProps, ListFilter } from './define-filters.ts';

/**
 * Narrows a list to the records that contain the words.
 *
 * @param label - the accessible name and placeholder of the field.
 */
export const wordsFilter = (label: string): ListFilter<'one'> => ({
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
  /** The choice that clears the filter. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Narrows a list to one of a few fixed choices. A value that is none of them is shown as it is. */
export const choiceFilter = ({ options, ...texts }: ChoiceFilterOptions): ListFilter<'one'> => ({
  kind: 'one',
  useLabel: () => (value) => options.find((option) => option.value === value)?.label ?? value,
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
 * Flags under one legend, each a filter of its own.
 *
 * @param labels - by key; they are the words of the chips too.
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
    // The first flag has the control of all of them.
    { kind: 'flag', useLabel: () => () => label, Control: index === 0 ? Flags : null },
  ]);
  return Object.fromEntries(filters) as Record<Key, ListFilter<'flag'>>;
}

/** Leaves out what has been read. */
export const unreadFilter = flagFilters(copy.reading, { unread: copy.unread });

/** The user's own states; without a control while they are unknown. */
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

/** The name of a state for its chip; the code where the user's states don't include it. */
function useStateName(): (code: string) => string {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  return (code) => states?.find((state) => state.code === code)?.name ?? code;
}
