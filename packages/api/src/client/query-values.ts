import type { ListCall } from './list-path.ts';

type OneValue = string | number | boolean | null | undefined;
type ManyValues = readonly string[] | null | undefined;
type QueryValue = OneValue | ManyValues;

/** Type of a key's value: a list if the key ends in brackets; anything if the key isn't a literal type. */
type ValueOf<Key extends string> = string extends Key
  ? QueryValue
  : Key extends `${string}[]`
    ? ManyValues
    : OneValue;

/** The query of a call: its values by key, without brackets. */
export type QueryOf<Call extends ListCall> = {
  readonly [
    Key in Call['keys'][number] as Key extends `${infer Name}[]` ? Name : Key
  ]?: ValueOf<Key>;
};

/** The query parameters of a request, by key without brackets. */
export type SentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * The query parameters to send: in the order of the call's keys, without empty values and the default `page=1`.
 *
 * @example sentValues(alerts.list, { page: 1, states: ['OH', ''] }) // { states: ['OH'] }
 */
export function sentValues<const Call extends ListCall>(
  { keys }: Call,
  query: QueryOf<Call>,
): SentQuery {
  const values = query as { readonly [name: string]: QueryValue };
  const sent: Record<string, SentQuery[string]> = {};
  for (const key of keys) {
    const name = key.replace('[]', '');
    const value = values[name];
    if (value === undefined || value === null || value === '') continue;
    if (name === 'page' && Number(value) === 1) continue;
    sent[name] = isMany(value) ? value.filter((one) => one !== '') : value;
  }
  return sent;
}

/** Narrows to a list: `Array.isArray` does not narrow readonly arrays. */
const isMany = (value: string | number | boolean | readonly string[]): value is readonly string[] =>
  Array.isArray(value);
