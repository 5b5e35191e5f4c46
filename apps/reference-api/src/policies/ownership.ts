import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * Returns the condition that a row belongs to the viewer. An impersonating admin works with the
 * agent's rows (docs/product.md#admin-and-impersonation-access).
 *
 * @param table The table's name or alias in the query.
 */
export function ownedBy(viewer: Viewer, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.uuid`)} = ${viewer.uuid}`;
}
