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

/** The values that are sent, by name; one that is a list may have any number of items. */
export type SentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * The values of a query that are sent: in the order of the call's keys, without the empty ones and the default `page=1`.
 *
 * @example sentValues(alertsCall, { page: 1, states: ['OH', ''] }) // { states: ['OH'] }
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

/** Narrows to a list; `Array.isArray` does not know those that are only read. */
const isMany = (value: string | number | boolean | readonly string[]): value is readonly string[] =>
  Array.isArray(value);
