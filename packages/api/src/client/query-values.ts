import type { ListCall } from './list-path.ts';

type SingleValue = string | number | boolean | null | undefined;
type ListValue = readonly string[] | null | undefined;
type QueryValue = SingleValue | ListValue;

/** Type of a key's value: a list if the key ends in brackets; any query value if the key isn't a literal type. */
type ValueOf<Key extends string> = string extends Key
  ? QueryValue
  : Key extends `${string}[]`
    ? ListValue
    : SingleValue;

/** The query values of a call, by key without brackets: `states[]` becomes `states`. */
export type QueryOf<Call extends ListCall> = {
  readonly [
    Key in Call['keys'][number] as Key extends `${infer Name}[]` ? Name : Key
  ]?: ValueOf<Key>;
};

/** The query parameters of a request, by key without brackets. */
export type RequestQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Returns the query parameters to send, in the order of `keys`, without empty values, empty list items, and the default
 * `page=1`. An empty list stays.
 *
 * @example toRequestQuery(alerts.list, { page: 1, states: ['OH', ''] }) // { states: ['OH'] }
 */
export function toRequestQuery<const Call extends ListCall>(
  { keys }: Call,
  query: QueryOf<Call>,
): RequestQuery {
  const values = query as { readonly [name: string]: QueryValue };
  const params: Record<string, RequestQuery[string]> = {};
  for (const key of keys) {
    const name = key.replace('[]', '');
    const value = values[name];
    if (value === undefined || value === null || value === '') continue;
    if (name === 'page' && Number(value) === 1) continue;
    params[name] = isList(value) ? value.filter((item) => item !== '') : value;
  }
  return params;
}

/** Narrows to a list: `Array.isArray` does not narrow readonly arrays. */
const isList = (value: string | number | boolean | readonly string[]): value is readonly string[] =>
  Array.isArray(value);
