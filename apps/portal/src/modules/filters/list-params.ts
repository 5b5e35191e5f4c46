import { cleanFilterValue } from '@producer-portal/api';

/**
 * What a filter holds: `one` value, `many` values (`key[]` on the wire), a `flag` (`key=true`), or a
 * `day` (`YYYY-MM-DD`; anything else counts as unset).
 */
export type FilterKind = 'one' | 'many' | 'flag' | 'day';
export type Fields = Readonly<Record<string, FilterKind>>;
type FieldValue<F extends FilterKind> = F extends 'many'
  ? readonly string[]
  : F extends 'flag'
    ? boolean
    : string;

type NameOf<Key extends string> = Key extends `${infer Name}[]` ? Name : Key;

/** The kinds that the filters of a list can have: a key in brackets takes many values. */
type KindsOf<Keys extends readonly string[]> = {
  readonly [Name in Exclude<NameOf<Keys[number]>, 'page'>]: `${Name}[]` extends Keys[number]
    ? 'many'
    : Exclude<FilterKind, 'many'>;
};

/** Filters by key without brackets, some or all of those that the query keys have. */
export type FieldsOf<Keys extends readonly string[]> = Partial<KindsOf<Keys>>;

/** Refuses a filter that the query keys don't have. */
export type OnlyKeys<Keys extends readonly string[], F> = {
  readonly [Name in Exclude<keyof F, keyof KindsOf<Keys>>]: never;
};

/** One state of a list's filters: every field has a value (`''`, `[]` or `false` when unset). */
export type ListValues<F extends Fields> = { readonly [Key in keyof F]: FieldValue<F[Key]> } & {
  /** One-based. */
  readonly page: number;
};

/** The values that are set: the query of the API call. */
export type ListQuery<F extends Fields> = {
  [Key in keyof F]?: F[Key] extends 'many' ? string[] : F[Key] extends 'flag' ? true : string;
} & { page?: number };

/** One filter that narrows the list, as it is shown in a removable chip. */
export interface AppliedFilter<F extends Fields> {
  readonly key: Extract<keyof F, string>;
  readonly value: string;
}

export interface ListParams<F extends Fields> {
  /** Reads a URL's query; whatever it does not know or cannot use counts as unset. */
  parse(search: URLSearchParams): ListValues<F>;
  /** Chooses a value; choosing a chosen one removes it. Any change goes back to page 1. */
  toggle(values: ListValues<F>, key: Extract<keyof F, string>, value: string): ListValues<F>;
  /** Replaces the value of a single-valued field; `''` unsets it. Goes back to page 1. */
  replace(values: ListValues<F>, key: Extract<keyof F, string>, value: string): ListValues<F>;
  /** Chooses a page and keeps the filters. */
  goToPage(values: ListValues<F>, page: number): ListValues<F>;
  /** The state with nothing chosen. */
  readonly cleared: ListValues<F>;
  /** Whether the list has a filter of this key. */
  readonly isFilter: (key: string) => key is Extract<keyof F, string>;
  /** The selected values of a filter as text; `['true']` for a flag that is on. */
  selected(values: ListValues<F>, key: Extract<keyof F, string>): readonly string[];
  /** Everything that is selected, in the order of the query keys. */
  applied(values: ListValues<F>): AppliedFilter<F>[];
  toQuery(values: ListValues<F>): ListQuery<F>;
  /** `toQuery` of what a URL's query holds. */
  queryFrom(search: URLSearchParams): ListQuery<F>;
  /** `''` or `?…`, in the same form and order as it is sent to the API. */
  toSearch(values: ListValues<F>): string;
}

const mostValues = 60;

/** A day of the calendar: February has no 30th. */
const isDay = (text: string) => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

// The encoding of qs (RFC 3986), so that the page's URL and the API's are the same to the letter.
const encodeValue = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Derives how a list's filters are read from the URL, changed, written back, and sent to the API.
 * Pure: the URL is the state.
 *
 * @param queryKeys - the keys of the API call in its own order (docs/contract.md#query-strings). The
 *   page is written where they have it.
 * @param fields - the kind of each filter, by key without brackets.
 * @example
 * const params = defineListParams(['category', 'states[]', 'page'], { category: 'one', states: 'many' });
 * const values = params.parse(new URLSearchParams('states[]=TX&page=2'));
 * params.toSearch(params.toggle(values, 'states', 'OK')); // '?states[]=TX&states[]=OK'
 * @see docs/product.md#filters-in-addresses
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

  // A field table of literal types cannot be built key by key without one assertion: it is here.
  const build = (valueOf: (key: Key) => string | readonly string[] | boolean, page: number) =>
    ({ ...Object.fromEntries(keys.map((key) => [key, valueOf(key)])), page }) as Values;

  const selected = (values: Values, key: Key): readonly string[] => {
    const value: string | readonly string[] | boolean = values[key];
    if (typeof value === 'boolean') return value ? ['true'] : [];
    if (typeof value === 'string') return value === '' ? [] : [value];
    return value;
  };

  const write = (key: Key, all: readonly string[]) => {
    const clean = [...new Set(all.map((value) => cleanFilterValue(key, value)))].filter(Boolean);
    if (fields[key] === 'many') return clean.slice(0, mostValues);
    const [first = ''] = clean;
    if (fields[key] === 'day') return isDay(first) ? first : '';
    return fields[key] === 'flag' ? first === 'true' : first;
  };

  const change = (values: Values, key: Key, next: readonly string[]) =>
    build((other) => (other === key ? write(key, next) : values[other]), 1);

  const entries = (values: Values) =>
    keys.flatMap((key) => selected(values, key).map((value) => ({ key, value })));

  const parse: ListParams<F>['parse'] = (search) => {
    const page = Number(search.get('page') ?? 1);
    return build(
      (key) => write(key, search.getAll(wireKey(key))),
      Number.isSafeInteger(page) && page > 0 ? page : 1,
    );
  };

  const toQuery: ListParams<F>['toQuery'] = (values) => {
    const set = keys.flatMap((key) => {
      const all = selected(values, key);
      if (all.length === 0) return [];
      const value = fields[key] === 'many' ? all : fields[key] === 'flag' ? true : all[0];
      return [[key, value] as const];
    });
    const page = values.page > 1 ? { page: values.page } : {};
    return { ...Object.fromEntries(set), ...page } as ListQuery<F>;
  };

  return {
    isFilter: isField,

    cleared: build((key) => write(key, []), 1),

    parse,

    toggle: (values, key, value) => {
      const now = selected(values, key);
      if (now.includes(value)) {
        return change(
          values,
          key,
          now.filter((other) => other !== value),
        );
      }
      return change(values, key, fields[key] === 'many' ? [...now, value] : [value]);
    },

    replace: (values, key, value) => change(values, key, [value]),

    goToPage: (values, page) => ({ ...values, page }),

    selected,

    applied: entries,

    toQuery,

    queryFrom: (search) => toQuery(parse(search)),

    toSearch: (values) => {
      const pairs = names.flatMap((name) => {
        if (name === 'page') return values.page > 1 ? [`page=${values.page}`] : [];
        if (!isField(name)) return [];
        return selected(values, name).map((value) => `${wireKey(name)}=${encodeValue(value)}`);
      });
      return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
    },
  };
}
