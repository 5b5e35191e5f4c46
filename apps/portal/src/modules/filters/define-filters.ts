import type { ActivityPrefix } from '@producer-portal/api';
import type { ComponentType, ReactNode } from 'react';
import type { Services } from '../session/services.tsx';
import {
  defineListParams,
  type Fields,
  type FieldsOf,
  type FilterKind,
  type ListParams,
  type ListValues,
  type OnlyKeys,
} from './list-params.ts';

/** Props of a filter's control. */
export interface FilterControlProps {
  /** The selected values as text; `['true']` for a flag that is on. */
  readonly selected: readonly string[];
  /** Selects a value, or clears it if it is already selected. */
  readonly onToggle: (value: string) => void;
  /** Replaces the value; `''` clears it. */
  readonly onReplace: (value: string) => void;
  /** All filters of the list, for a control that changes several. */
  readonly form: FilterForm;
}

/** All filters of a list, by key. A key that the list doesn't have is never selected. */
export interface FilterForm {
  readonly getSelected: (key: string) => readonly string[];
  readonly toggle: (key: string, value: string) => void;
  /** Replaces several values in one navigation. */
  readonly replace: (changes: Readonly<Record<string, string>>) => void;
  /** The number of matching records; undefined until it is known. */
  readonly total: number | undefined;
}

type Label = (value: string) => string;

type PrefetchServices = Pick<Services, 'api' | 'queryClient'>;

/** One filter of a list: its kind of value, its control, and its chip label. */
export interface ListFilter<Kind extends FilterKind = FilterKind> {
  readonly kind: Kind;
  /**
   * Hook that returns a function from value to chip label, given the selected values; `null` for a filter without a chip.
   */
  readonly useLabel: ((selected: readonly string[]) => Label) | null;
  /** The control that changes the filter; `null` if another filter's control or the screen changes it. */
  readonly Control: ComponentType<FilterControlProps> | null;
  /** Fetches the control's options before the screen renders. */
  readonly prefetch?: (services: PrefetchServices) => Promise<unknown>;
}

type Filters = Readonly<Record<string, ListFilter>>;
type KindsByKey<F extends Filters> = { readonly [Key in keyof F]: F[Key]['kind'] };
type FiltersOf<Keys extends readonly string[]> = {
  readonly [Key in keyof FieldsOf<Keys>]?: ListFilter<NonNullable<FieldsOf<Keys>[Key]>>;
};

/** The filters of a list, and everything derived from them. */
export interface ListDefinition<F extends Fields> extends ListParams<F> {
  /** The call's prefix in the activity stream. */
  readonly prefix: ActivityPrefix;
  /** The first parts of the call's query key; undefined if the list has several calls. */
  readonly cacheKey: readonly string[] | undefined;
  /** The controls in the order of the panel. */
  readonly controls: readonly {
    readonly key: Extract<keyof F, string>;
    readonly Control: ComponentType<FilterControlProps>;
  }[];
  /** Passes each filter's label function to its children. */
  readonly WithLabels: ComponentType<WithLabelsProps<F>>;
  /** Fetches the options of all controls. */
  readonly prefetch: (services: PrefetchServices) => Promise<unknown>;
}

interface WithLabelsProps<F extends Fields> {
  readonly values: ListValues<F>;
  readonly children: (labels: Labels<F>) => ReactNode;
}

/** Label functions by filter key; `null` for a filter without a chip. */
export type Labels<F extends Fields> = { readonly [Key in keyof F]: Label | null };

/**
 * Defines the filters of a list in one place. URL parsing and writing, the API query, the panel, the chips, and the suggestions
 * for a list without matches are all derived from it.
 *
 * @param call - the API call of the list. Each filter's key must be one of its query keys.
 * @param filters - by key without brackets, in the order of the panel.
 * @example
 * const guideFilters = defineFilters(guides.list, {
 *   search: textFilter('Search guides'),
 *   category: categoryFilter('guides'),
 * });
 * @see docs/contributing/adding-a-filter.md
 */
export function defineFilters<
  const Keys extends readonly string[],
  const F extends FiltersOf<Keys> & Filters,
>(
  call: {
    readonly prefix: ActivityPrefix;
    readonly cacheKey?: readonly string[];
    readonly keys: Keys;
  },
  filters: F & OnlyKeys<Keys, F>,
): ListDefinition<KindsByKey<F>> {
  type Key = Extract<keyof F, string>;
  const entries = Object.entries<ListFilter>(filters) as [Key, ListFilter][];
  const kinds = Object.fromEntries(entries.map(([key, { kind }]) => [key, kind]));

  // Mapping the entries loses their key types, which the parameter types have checked.
  const params = defineListParams(call.keys, kinds as never) as unknown as ListParams<
    KindsByKey<F>
  >;

  const useLabels = entries.reduce<LabelsHook<KindsByKey<F>>>(
    (useOtherLabels, [key, { useLabel }]) =>
      withLabel(useOtherLabels, key, useLabel, (values) => params.getSelected(values, key)),
    () => ({}),
  ) as (values: ListValues<KindsByKey<F>>) => Labels<KindsByKey<F>>;

  return {
    ...params,
    prefix: call.prefix,
    cacheKey: call.cacheKey,
    controls: entries.flatMap(([key, { Control }]) => (Control ? [{ key, Control }] : [])),
    // A component rather than a hook, because calling a hook from the definition would break the rules of hooks if the
    // definition changed.
    WithLabels: ({ values, children }) => children(useLabels(values)),
    prefetch: (services) =>
      Promise.all(entries.flatMap(([, { prefetch }]) => (prefetch ? [prefetch(services)] : []))),
  };
}

/**
 * Defines a filter that only one list has.
 *
 * @example state: customFilter({ kind: 'one', useLabel: () => stateName, Control: StateFilter })
 */
export const customFilter = <const Kind extends FilterKind>(
  filter: ListFilter<Kind>,
): ListFilter<Kind> => filter;

/** Hook that returns the label functions of some filters, given the list's values. */
type LabelsHook<F extends Fields> = (values: ListValues<F>) => Labels<Fields>;

/**
 * Combines a filter's label hook with those of the other filters, so that the same hooks run in the same order on every
 * render.
 */
function withLabel<F extends Fields>(
  useOtherLabels: LabelsHook<F>,
  key: string,
  useLabel: ListFilter['useLabel'],
  getSelected: (values: ListValues<F>) => readonly string[],
): LabelsHook<F> {
  if (useLabel === null) return (values) => ({ ...useOtherLabels(values), [key]: null });
  return function useLabels(values) {
    const otherLabels = useOtherLabels(values);
    const label = useLabel(getSelected(values));
    return { ...otherLabels, [key]: label };
  };
}
