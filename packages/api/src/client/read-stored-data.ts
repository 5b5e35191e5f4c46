import { invalidValue, parseLenient } from './parse-lenient.ts';
import { isSchema } from './quick-check.ts';

/**
 * Checks data of a query that your application has stored, such as in IndexedDB. It is parsed like a
 * host's response: invalid values are left out.
 *
 * @param meta the `meta` of the query
 * @param data the stored data
 * @returns undefined if the data can't be used, or if a query of this kind can't be checked
 * @example
 * const data = readStoredData(query.meta, await storage.get(query.queryHash));
 * if (data !== undefined) query.setData(data, { updatedAt, manual: true });
 */
export function readStoredData(meta: Record<string, unknown> | undefined, data: unknown): unknown {
  const schema = meta?.['schema'];
  const parsed = isSchema(schema) ? parseLenient(schema, data, '', []) : invalidValue;
  return parsed === invalidValue ? undefined : parsed;
}
