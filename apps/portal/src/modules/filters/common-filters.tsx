import { postingPeriods, products, states as statesResource } from '@producer-portal/api';
import { FacetGroup, SearchBox } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { compareByName } from '../products/compare-by-name.ts';
import { useApi } from '../session/services.tsx';
import { stateName } from '../states/us-states.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { filtersCopy as copy } from './copy.ts';
import type { FilterControlProps, ListFilter } from './define-filters.ts';
import { SingleChoice } from './single-choice.tsx';

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

/** Filters a list by the text of its `ListSearch` field above the list. */
export const searchFilter: ListFilter<'one'> = {
  kind: 'one',
  useLabel: () => copy.searched,
  Control: null,
};

export interface ChoiceFilterOptions {
  readonly legend: string;
  /** Label of the default option, which selects everything. */
  readonly anyLabel: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Label of the choice's chip. @default the choice's label */
    readonly chip?: string;
  }[];
}

/** Filters a list by one of a few fixed choices. The chip of an unknown value shows the value. */
export const choiceFilter = ({ options, ...texts }: ChoiceFilterOptions): ListFilter<'one'> => ({
  kind: 'one',
  useLabel: () => (value) => {
    const choice = options.find((option) => option.value === value);
    return choice?.chip ?? choice?.label ?? value;
  },
  Control: ({ selected, onToggle }) => (
    <SingleChoice {...texts} options={options} selected={selected} onToggle={onToggle} />
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
        selected={entries.flatMap(([key]) => (form.getSelected(key).length > 0 ? [key] : []))}
        onToggle={(key) => form.toggle(key, 'true')}
      />
    );
  }
  const filters = entries.map(([key, label], index): [string, ListFilter<'flag'>] => [
    key,
    // The control of the first flag shows all flags.
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
  options: postingPeriods.map((value) => ({
    value,
    label: copy.periods[value],
    chip: copy.postedIn[value],
  })),
});

/** Filters a list by the user's states. The control is hidden until they load. */
export const ownStatesFilter: ListFilter<'many'> = {
  kind: 'many',
  // Doesn't wait for the names in the response, because a favorite is named after the labels of its list's filters, and the
  // user can save it before the response arrives.
  useLabel: () => stateName,
  Control: StatesFilter,
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(statesResource.list.query(api)),
};

function StatesFilter({ selected, onToggle }: FilterControlProps) {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  if (!states || states.length === 0) return null;
  return (
    <FacetGroup
      legend={copy.states}
      options={states.map(({ code }) => ({ value: code, label: stateName(code) }))}
      selected={[...selected]}
      onToggle={onToggle}
      labels={copy.statesMore}
    />
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface MultipleChoiceFilterOptions {
  readonly legend: string;
  /** Hook that returns the choices. If `enabled` is false, the hook doesn't load them. */
  readonly useChoices: (enabled: boolean) => readonly Choice[];
  /** Label of a first option that selects everything. @default no such option */
  readonly anyLabel?: string;
  /** Opens the group even if nothing in it is selected. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Fetches the choices before the screen renders. Without it, they load after the list. */
  readonly prefetch?: ListFilter['prefetch'];
}

/**
 * Filters by any of several choices in a collapsible group. Until the choices load, the control is hidden and a chip shows the
 * value.
 */
export const multipleChoiceFilter = ({
  legend,
  useChoices,
  anyLabel,
  defaultOpen,
  prefetch,
}: MultipleChoiceFilterOptions): ListFilter<'many'> => ({
  kind: 'many',
  useLabel: (selected) => {
    const choices = useChoices(selected.length > 0);
    return (value) => choices.find((choice) => choice.value === value)?.label ?? value;
  },
  Control: ({ selected, onToggle, onReplace, form }) => {
    const choices = useChoices(prefetch !== undefined || form.total !== undefined);
    if (choices.length === 0) return null;
    return (
      <FacetGroup
        legend={legend}
        options={[...choices]}
        selected={[...selected]}
        onToggle={onToggle}
        anyLabel={anyLabel}
        onClear={() => onReplace('')}
        labels={copy.more}
        disclosure={{ selectedLabel: copy.selectedLabel, defaultOpen }}
      />
    );
  },
  ...(prefetch && { prefetch }),
});

interface ProductsFilterOptions {
  /** Opens the group even if nothing in it is selected. @default false */
  readonly defaultOpen?: boolean;
  /** Fetches the products before the screen renders; otherwise, they load after the list. @default true */
  readonly isPrefetched?: boolean;
}

/** Filters by product, identified by slug. */
export const productsFilter = ({ defaultOpen, isPrefetched = true }: ProductsFilterOptions = {}) =>
  multipleChoiceFilter({
    legend: copy.products,
    useChoices: useProductChoices,
    anyLabel: copy.anyProduct,
    defaultOpen,
    ...(isPrefetched && {
      prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(products.all.query(api)),
    }),
  });

function useProductChoices(enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...products.all.query(useApi()), enabled });
  return data
    .toSorted(compareByName)
    .flatMap(({ slug, title }) => (slug ? [{ value: slug, label: title, lang: contentLang }] : []));
}
