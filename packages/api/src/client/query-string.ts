import { stringify } from 'qs';
import type { ListCall } from './list-path.ts';
import { toRequestQuery, type QueryOf, type RequestQuery } from './query-values.ts';

/**
 * Serializes a query in the contract's format: keys of lists have brackets, and only values are
 * encoded.
 *
 * @example writeQuery({ states: ['OH', 'MI'] }) // 'states[]=OH&states[]=MI'
 */
export const writeQuery = (query: RequestQuery): string =>
  stringify(query, { arrayFormat: 'brackets', encodeValuesOnly: true });

/**
 * Returns the path and query of a call. Keys are in the call's order, keys of lists have brackets,
 * and empty values and the default `page=1` are left out.
 *
 * @example
 * pathWithQuery(alerts.list, { page: 1, states: ['OH', 'MI'] }) // '/api/v1/alerts?states[]=OH&states[]=MI'
 */
export function pathWithQuery<const Call extends ListCall>(
  call: Call,
  query: QueryOf<Call>,
): string {
  const queryString = writeQuery(toRequestQuery(call, query));
  return queryString === '' ? call.path : `${call.path}?${queryString}`;
}
