import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reader } from './reader.ts';

/** The condition under which a row of `favorite_pages as f` is the reader's own. */
export function ownedBy(reader: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`f.uuid = ${reader.uuid}`;
}
