import { cleanFilterValue } from '@producer-portal/api';

type Field = 'one' | 'many' | 'flag' | 'day';
export type Fields = Readonly<Record<string, Field>>;
type FieldValue<F extends Field> = F extends 'many'
  ? readonly string[]
  : F extends 'flag'
    ? boolean
    : string;

/** One state of a list's filters: every field has a value (`''`, `[]` or `false` when unset). */
export type ListValues<F extends Fields> = { readonly [Key in keyof F]: FieldValue<F[Key]> } & {
  /** One-based. */
  readonly page: number;
};

/** The values that are set, in the listed order: what the API is asked with. */
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
  turnTo(values: ListValues<F>, page: number): ListValues<F>;
  /** The state with nothing chosen. */
  readonly cleared: ListValues<F>;
  applied(values: ListValues<F>): AppliedFilter<F>[];
  toQuery(values: ListValues<F>): ListQuery<F>;
  /** `''` or `?…`, in the very form and order that is sent to the API. */
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
 * Describes the filters of a list once and gives everything that follows from them: reading the
 * URL, toggling, paging, the API's query. Pure: the URL is the state.
 *
 * @param fields - the API's keys in their listed order: `one` value, `many` values (`key[]` on the
 *   wire), a `flag` (`key=true`) or a `day` (`YYYY-MM-DD`; what is none counts as unset).
 * @param options.pageBefore - the key that the page stands before in that order. @default the end
 * @example
 * const params = defineListParams({ category: 'one', states: 'many' });
 * const values = params.parse(new URLSearchParams('states[]=TX&page=2'));
 * params.toSearch(params.toggle(values, 'states', 'OK')); // '?states[]=TX&states[]=OK'
 * @see docs/product.md#filters-in-addresses
 */
export function defineListParams<const F extends Fields>(
  fields: F,
  { pageBefore }: { readonly pageBefore?: Extract<keyof F, string> } = {},
): ListParams<F> {
  type Values = ListValues<F>;
  type Key = Extract<keyof F, string>;
  const keys = Object.keys(fields) as Key[];
  const wireKey = (key: Key) => (fields[key] === 'many' ? `${key}[]` : key);

  // A field table of literal types cannot be built key by key without one assertion: it is here.
  const build = (valueOf: (key: Key) => string | readonly string[] | boolean, page: number) =>
    ({ ...Object.fromEntries(keys.map((key) => [key, valueOf(key)])), page }) as Values;

  const chosen = (values: Values, key: Key): readonly string[] => {
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
    keys.flatMap((key) => chosen(values, key).map((value) => ({ key, value })));

  return {
    cleared: build((key) => write(key, []), 1),

    parse: (search) => {
      const page = Number(search.get('page') ?? 1);
      return build(
        (key) => write(key, search.getAll(wireKey(key))),
        Number.isSafeInteger(page) && page > 0 ? page : 1,
      );
    },

    toggle: (values, key, value) => {
      const now = chosen(values, key);
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

    turnTo: (values, page) => ({ ...values, page }),

    applied: entries,

    toQuery: (values) => {
      const set = keys.flatMap((key) => {
        const all = chosen(values, key);
        if (all.length === 0) return [];
        const value = fields[key] === 'many' ? all : fields[key] === 'flag' ? true : all[0];
        return [[key, value] as const];
      });
      const page = values.page > 1 ? { page: values.page } : {};
      return { ...Object.fromEntries(set), ...page } as ListQuery<F>;
    },

    toSearch: (values) => {
      const page = values.page > 1 ? [`page=${values.page}`] : [];
      const pairs = keys.flatMap((key) => [
        ...(key === pageBefore ? page : []),
        ...chosen(values, key).map((value) => `${wireKey(key)}=${encodeValue(value)}`),
      ]);
      if (pageBefore === undefined) pairs.push(...page);
      return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
    },
  };
}
