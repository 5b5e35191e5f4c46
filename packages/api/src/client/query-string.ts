import stringify from 'qs/lib/stringify.js';
import type { ListCall } from './list-path.ts';

type OneValue = string | number | boolean | null | undefined;
type ManyValues = readonly string[] | null | undefined;
type QueryValue = OneValue | ManyValues;

/** What a key may hold, as its brackets say; a call that is not known to the types may hold either. */
type ValueOf<Key extends string> = string extends Key
  ? QueryValue
  : Key extends `${string}[]`
    ? ManyValues
    : OneValue;

/** The values of a query by the names of a call's keys, without their brackets. */
export type QueryOf<Call extends ListCall> = {
  readonly [
    Key in Call['keys'][number] as Key extends `${infer Name}[]` ? Name : Key
  ]?: ValueOf<Key>;
};

/**
 * The path and query of a call (decisions, section 1): keys in their listed order, many values in
 * brackets, empty values and the default `page=1` left out.
 *
 * @example
 * pathWithQuery(alertsCall, { page: 1, states: ['OH', 'MI'] }) // '/api/v1/alerts?states[]=OH&states[]=MI'
 */
export function pathWithQuery<const Call extends ListCall>(
  { path, keys }: Call,
  query: QueryOf<Call>,
): string {
  const values = query as { readonly [name: string]: QueryValue };
  const kept: Record<string, QueryValue> = {};
  for (const key of keys) {
    const name = key.replace('[]', '');
    const value = values[name];
    if (value === undefined || value === null || value === '') continue;
    if (name === 'page' && Number(value) === 1) continue;
    kept[name] = Array.isArray(value) ? value.filter((one) => one !== '') : value;
  }
  return (
    path +
    stringify(kept, { arrayFormat: 'brackets', encodeValuesOnly: true, addQueryPrefix: true })
  );
}
