import { recordTypeNames } from '@producer-portal/api';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { getHostSettings } from '../db/record-types.ts';
import { EVERY_STATE, type StoredRecord } from '../db/tables.ts';
import { hasAreaAccess } from './areas.ts';
import type { Viewer } from './viewer.ts';

/**
 * The condition that a viewer can see a record of `content_records as c`: the viewer has access to
 * its area, and it is for one of the viewer's states, sales channel, and agent code, or for all.
 */
export function visibleTo(viewer: Viewer): RawBuilder<SqlBool> {
  const closedTypes = recordTypeNames.filter((type) => {
    const { area } = getHostSettings(type);
    return area !== null && !hasAreaAccess(viewer, area);
  });
  const closed = [
    ...(closedTypes.length > 0 ? [sql`c.record_type <> all(${closedTypes}::text[])`] : []),
    ...(hasAreaAccess(viewer, 'agent360 products')
      ? []
      : [sql`c.area is distinct from 'agent360'`]),
  ];
  const open = sql<SqlBool>`(${sql.join([sql`true`, ...closed], sql` and `)})`;
  if (viewer.seesEverything) return open;
  return sql<SqlBool>`(
    ${open}
    and c.states && ${[...viewer.states, EVERY_STATE]}::text[]
    and (c.channel is null or c.channel = ${viewer.salesChannel})
    and (c.agents = '{}' or ${viewer.agentCode} = any(c.agents))
  )`;
}

/**
 * The condition that a record of `content_records as c` can still be used. Only social posts expire.
 *
 * @param today The day in New York, `YYYY-MM-DD`.
 */
export function notExpiredOn(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    c.record_type <> 'SocialPost' or coalesce(c.document->>'expires_on', ${today}) >= ${today}
  )`;
}

/** Removes a record's `agents`, which only admins can see. */
export function withoutAudience(record: StoredRecord, viewer: Viewer): StoredRecord {
  if (viewer.isAdmin) return record;
  const { agents: _agents, ...rest } = record;
  return rest;
}
