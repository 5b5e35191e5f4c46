import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { EVERY_STATE, type StoredRecord } from '../db/tables.ts';
import type { Reader } from './reader.ts';

/**
 * The condition under which a reader sees a record of `content_records as c`: meant for one of
 * their states, their sales channel and their agent code, or for all.
 */
export function visibleTo(reader: Reader): RawBuilder<SqlBool> {
  if (reader.seesEverything) return sql<SqlBool>`true`;
  return sql<SqlBool>`(
    c.states && ${[...reader.states, EVERY_STATE]}::text[]
    and (c.channel is null or c.channel = ${reader.salesChannel})
    and (c.agents = '{}' or ${reader.agentCode} = any(c.agents))
  )`;
}

/** A record without what this reader is not told: for which agents it is meant is admins' business. */
export function withoutAudience(record: StoredRecord, reader: Reader): StoredRecord {
  if (reader.seesAudience) return record;
  const { agents: _agents, ...rest } = record;
  return rest;
}
