import { stringify } from 'qs';
import type { ListCall } from './list-path.ts';
import { sentValues, type QueryOf, type SentQuery } from './query-values.ts';

/**
 * A query as the host reads it: many values under a key with brackets, the values alone encoded.
 *
 * @example writeQuery({ states: ['OH', 'MI'] }) // 'states[]=OH&states[]=MI'
 */
export const writeQuery = (query: SentQuery): string =>
  stringify(query, { arrayFormat: 'brackets', encodeValuesOnly: true });

/**
 * The path and query of a call (decisions, section 1): keys in their listed order, many values in
 * brackets, empty values and the default `page=1` left out.
 *
 * @example
 * pathWithQuery(alertsCall, { page: 1, states: ['OH', 'MI'] }) // '/api/v1/alerts?states[]=OH&states[]=MI'
 */
export function pathWithQuery<const Call extends ListCall>(
  call: Call,
  query: QueryOf<Call>,
): string {
  const written = writeQuery(sentValues(call, query));
  return written === '' ? call.path : `${call.path}?${written}`;
}
