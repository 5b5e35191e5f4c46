import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * The condition under which a row of this table is the reader's own. An admin who acts as an agent
 * works with what is the agent's: the view is judged as the agent's alone (docs/product.md#admin-and-impersonation-access).
 *
 * @param table its name or its alias in the query
 */
export function ownedBy(viewer: Viewer, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.uuid`)} = ${viewer.uuid}`;
}
