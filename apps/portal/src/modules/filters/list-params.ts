import { cleanFilterValue } from '@producer-portal/api';
import { parseAsOf } from '@producer-portal/api/revisions';

/**
 * The kind of a filter's value: `one` value, `many` values (`key[]` in the query), a `flag` (`key=true`), a `day`
 * (`YYYY-MM-DD`), a `moment` (a day, or an instant such as `2026-03-02T14:00:00Z`), or a `purpose` (`renewal`, only with a
 * moment). An invalid value of the last four kinds counts as unset.
 */
export type FilterKind = 'one' | 'many' | 'flag' | 'day' | 'moment' | 'purpose';
export type Fields = Readonly<Record<string, FilterKind>>;
type FieldValue<F extends FilterKind> = F extends 'many'
  ? readonly string[]
  : F extends 'flag'
    ? boolean
    : string;

type NameOf<Key extends string> = Key extends `${infer Name}[]` ? Name : Key;

/** The kinds that a list's filters can have: a key in brackets takes many values. */
type KindsOf<Keys extends readonly string[]> = {
  readonly [Name in Exclude<NameOf<Keys[number]>, 'page'>]: `${Name}[]` extends Keys[number]
    ? 'many'
    : Exclude<FilterKind, 'many'>;
};

/** Filter kinds by key without brackets, for some or all of the query parameters. */
export type FieldsOf<Keys extends readonly string[]> = Partial<KindsOf<Keys>>;

/** Rejects a filter that is not among the query parameters. */
export type OnlyKeys<Keys extends readonly string[], F> = {
  readonly [Name in Exclude<keyof F, keyof KindsOf<Keys>>]: never;
};

/** The values of a list's filters. Every field has a value (`''`, `[]`, or `false` when unset). */
export type ListValues<F extends Fields> = { readonly [Key in keyof F]: FieldValue<F[Key]> } & {
  /** One-based. */
  readonly page: number;
};

/** The values that are set, as the query of the API call. */
export type ListQuery<F extends Fields> = {
  [Key in keyof F]?: F[Key] extends 'many' ? string[] : F[Key] extends 'flag' ? true : string;
} & { page?: number };

/** One applied filter value, shown as a removable chip. */
export interface AppliedFilter<F extends Fields> {
  readonly key: Extract<keyof F, string>;
  readonly value: string;
}

export interface ListParams<F extends Fields> {
  /** Parses a URL's query. Unknown keys and invalid values count as unset. */
  parse(search: URLSearchParams): ListValues<F>;
  /** Selects a value, or removes it if it is selected. Returns to page 1. */
  toggle(values: ListValues<F>, key: Extract<keyof F, string>, value: string): ListValues<F>;
  /** Replaces the value of a single-valued field; `''` unsets it. Returns to page 1. */
  replace(values: ListValues<F>, key: Extract<keyof F, string>, value: string): ListValues<F>;
  /** Changes the page and keeps the filters. */
  withPage(values: ListValues<F>, page: number): ListValues<F>;
  /** Values with nothing selected. */
  readonly emptyValues: ListValues<F>;
  /** Whether the list has a filter with this key. */
  readonly isFilter: (key: string) => key is Extract<keyof F, string>;
  /** The selected values of a filter as text; `['true']` for a flag that is on. */
  getSelected(values: ListValues<F>, key: Extract<keyof F, string>): readonly string[];
  /** All selected values, in the order of the query parameters. */
  getApplied(values: ListValues<F>): AppliedFilter<F>[];
  toQuery(values: ListValues<F>): ListQuery<F>;
  /** Parses a URL's query and converts it with `toQuery`. */
  queryFrom(search: URLSearchParams): ListQuery<F>;
  /** The URL's query, `''` or `?…`, with the encoding and order of the API's query. */
  toSearch(values: ListValues<F>): string;
}

const MAX_VALUES = 60;

/** Whether the text is a valid calendar day; rejects February 30. */
const isDay = (text: string) => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** Checks for the kinds whose values must have a certain form. */
const validators: Partial<Record<FilterKind, (value: string) => boolean>> = {
  day: isDay,
  moment: (value) => parseAsOf(value) !== null,
  purpose: (value) => value === 'renewal',
};

// Encodes like qs (RFC 3986), so that the page's URL and the API's match exactly.
const encodeValue = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Creates the functions that parse a list's filters from the URL, change them, write them back, and build the API query. They
 * are pure: the URL is the state.
 *
 * @param queryKeys - the keys of the API call in its order (docs/contract.md#query-strings), which determines the position of
 * `page`.
 * @param fields - the kind of each filter, by key without brackets.
 * @example
 * const params = defineListParams(['category', 'states[]', 'page'], { category: 'one', states: 'many' });
 * const values = params.parse(new URLSearchParams('states[]=TX&page=2'));
 * params.toSearch(params.toggle(values, 'states', 'OK')); // '?states[]=TX&states[]=OK'
 * @see docs/product.md#filters-in-urls
 */
export function defineListParams<
  const Keys extends readonly string[],
  const F extends FieldsOf<Keys> & Fields,
>(queryKeys: Keys, fields: F & OnlyKeys<Keys, F>): ListParams<F> {
  type Values = ListValues<F>;
  type Key = Extract<keyof F, string>;
  const isField = (key: string): key is Key => Object.hasOwn(fields, key);
  const names = queryKeys.map((key) => key.replace(/\[\]$/u, ''));
  const keys = names.filter(isField);
  const wireKey = (key: Key) => (fields[key] === 'many' ? `${key}[]` : key);

  const momentKey = keys.find((key) => fields[key] === 'moment');

  // A type assertion, because TypeScript can't check a mapped type that is built key by key.
  const build = (valueOf: (key: Key) => string | readonly string[] | boolean, page: number) => {
    const isDropped = (key: Key) =>
      fields[key] === 'purpose' && (momentKey === undefined || valueOf(momentKey) === '');
    const pairs = keys.map((key) => [key, isDropped(key) ? '' : valueOf(key)]);
    return { ...Object.fromEntries(pairs), page } as Values;
  };

  const getSelected = (values: Values, key: Key): readonly string[] => {
    const value: string | readonly string[] | boolean = values[key];
    if (typeof value === 'boolean') return value ? ['true'] : [];
    if (typeof value === 'string') return value === '' ? [] : [value];
    return value;
  };

  const normalizeValues = (key: Key, values: readonly string[]) => {
    const cleanValues = [...new Set(values.map((value) => cleanFilterValue(key, value)))].filter(
      Boolean,
    );
    if (fields[key] === 'many') return cleanValues.slice(0, MAX_VALUES);
    const [first = ''] = cleanValues;
    if (fields[key] === 'flag') return first === 'true';
    return validators[fields[key]]?.(first) === false ? '' : first;
  };

  const change = (values: Values, key: Key, next: readonly string[]) =>
    build((other) => (other === key ? normalizeValues(key, next) : values[other]), 1);

  const entries = (values: Values) =>
    keys.flatMap((key) => getSelected(values, key).map((value) => ({ key, value })));

  const parse: ListParams<F>['parse'] = (search) => {
    const page = Number(search.get('page') ?? 1);
    return build(
      (key) => normalizeValues(key, search.getAll(wireKey(key))),
      Number.isSafeInteger(page) && page > 0 ? page : 1,
    );
  };

  const toQuery: ListParams<F>['toQuery'] = (values) => {
    const pairs = keys.flatMap((key) => {
      const selectedValues = getSelected(values, key);
      if (selectedValues.length === 0) return [];
      const value =
        fields[key] === 'many' ? selectedValues : fields[key] === 'flag' ? true : selectedValues[0];
      return [[key, value] as const];
    });
    const page = values.page > 1 ? { page: values.page } : {};
    return { ...Object.fromEntries(pairs), ...page } as ListQuery<F>;
  };

  return {
    isFilter: isField,

    emptyValues: build((key) => normalizeValues(key, []), 1),

    parse,

    toggle: (values, key, value) => {
      const current = getSelected(values, key);
      if (current.includes(value)) {
        return change(
          values,
          key,
          current.filter((other) => other !== value),
        );
      }
      return change(values, key, fields[key] === 'many' ? [...current, value] : [value]);
    },

    replace: (values, key, value) => change(values, key, [value]),

    withPage: (values, page) => ({ ...values, page }),

    getSelected,

    getApplied: entries,

    toQuery,

    queryFrom: (search) => toQuery(parse(search)),

    toSearch: (values) => {
      const pairs = names.flatMap((name) => {
        if (name === 'page') return values.page > 1 ? [`page=${values.page}`] : [];
        if (!isField(name)) return [];
        return getSelected(values, name).map((value) => `${wireKey(name)}=${encodeValue(value)}`);
      });
      return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
    },
  };
}
