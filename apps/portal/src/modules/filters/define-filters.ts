import type { ComponentType } from 'react';
import type { Services } from '../session/services.tsx';
import {
  defineListParams,
  type Fields,
  type FieldsOf,
  type FilterKind,
  type ListParams,
  type OnlyKeys,
} from './list-params.ts';

/** What a filter's control reads and changes. */
export interface FilterControlProps {
  /** The selected values as text; `['true']` for a flag that is on. */
  readonly selected: readonly string[];
  /** Selects a value, or clears it when it is selected. */
  readonly onToggle: (value: string) => void;
  /** Replaces the value; `''` clears it. */
  readonly onReplace: (value: string) => void;
  /** For a control of several filters. */
  readonly form: FilterForm;
}

/** All filters of a list, by key; a key that the list doesn't have is never selected. */
export interface FilterForm {
  readonly selected: (key: string) => readonly string[];
  readonly toggle: (key: string, value: string) => void;
  /** Replaces several values at once. */
  readonly replace: (changes: Readonly<Record<string, string>>) => void;
  /** The number of matching records; undefined until it is known. */
  readonly total: number | undefined;
}

type Label = (value: string) => string;

type PrefetchServices = Pick<Services, 'api' | 'queryClient'>;

/** One filter of a list: what it holds, its control, and the words of its chip. */
export interface ListFilter<Kind extends FilterKind = FilterKind> {
  readonly kind: Kind;
  /** Hook that returns the words of a value for its chip; `null` for a filter without a chip. */
  readonly useLabel: (() => Label) | null;
  /** `null` when the control of another filter, or the screen, changes it. */
  readonly Control: ComponentType<FilterControlProps> | null;
  /** Fetches what the control offers, before the screen renders. */
  readonly prefetch?: (services: PrefetchServices) => Promise<unknown>;
}

type Filters = Readonly<Record<string, ListFilter>>;
type FieldsIn<F extends Filters> = { readonly [Key in keyof F]: F[Key]['kind'] };
type FiltersOf<Keys extends readonly string[]> = {
  readonly [Key in keyof FieldsOf<Keys>]?: ListFilter<NonNullable<FieldsOf<Keys>[Key]>>;
};

/** The filters of a list, and everything that follows from them. */
export interface ListDefinition<F extends Fields> extends ListParams<F> {
  /** The controls in the order of the panel. */
  readonly controls: readonly {
    readonly key: Extract<keyof F, string>;
    readonly Control: ComponentType<FilterControlProps>;
  }[];
  /** The words of each filter's chip. */
  readonly useLabels: () => Labels<F>;
  /** Fetches what the controls offer. */
  readonly prefetch: (services: PrefetchServices) => Promise<unknown>;
}

export type Labels<F extends Fields> = { readonly [Key in keyof F]: Label | null };

/**
 * Defines the filters of a list once. Reading and writing the URL, the API query, the panel, the chips,
 * and the suggestions without matches derive from it.
 *
 * @param queryKeys - the keys of the API call; a filter's key must be one of them.
 * @param filters - by key without brackets, in the order of the panel.
 * @example
 * const guideFilters = defineFilters(guides.list.keys, {
 *   search: wordsFilter('Search guides'),
 *   category: categoryFilter('guides'),
 * });
 * @see docs/contributing/adding-a-filter.md
 */
export function defineFilters<
  const Keys extends readonly string[],
  const F extends FiltersOf<Keys> & Filters,
>(queryKeys: Keys, filters: F & OnlyKeys<Keys, F>): ListDefinition<FieldsIn<F>> {
  type Key = Extract<keyof F, string>;
  const entries = Object.entries<ListFilter>(filters) as [Key, ListFilter][];
  const kinds = Object.fromEntries(entries.map(([key, { kind }]) => [key, kind]));

  return {
    // Mapping the entries loses their keys, which the parameter types have checked.
    ...(defineListParams(queryKeys, kinds as never) as unknown as ListParams<FieldsIn<F>>),
    controls: entries.flatMap(([key, { Control }]) => (Control ? [{ key, Control }] : [])),
    useLabels: entries.reduce<() => Labels<Fields>>(
      (useOthers, [key, { useLabel }]) => withLabel(useOthers, key, useLabel),
      () => ({}),
    ) as () => Labels<FieldsIn<F>>,
    prefetch: (services) =>
      Promise.all(entries.flatMap(([, { prefetch }]) => (prefetch ? [prefetch(services)] : []))),
  };
}

/**
 * Defines a filter that one list alone has.
 *
 * @example state: customFilter({ kind: 'one', useLabel: () => stateName, Control: StateFilter })
 */
export const customFilter = <const Kind extends FilterKind>(
  filter: ListFilter<Kind>,
): ListFilter<Kind> => filter;

/** Adds a filter's hook to those of the others: the same hooks run in the same order on every render. */
function withLabel(
  useOthers: () => Labels<Fields>,
  key: string,
  useLabel: ListFilter['useLabel'],
): () => Labels<Fields> {
  if (useLabel === null) return () => ({ ...useOthers(), [key]: null });
  return function useLabels() {
    const others = useOthers();
    const label = useLabel();
    return { ...others, [key]: label };
  };
}
