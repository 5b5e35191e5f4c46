import { recordTypeNames } from '@producer-portal/api';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { getHostSettings } from '../db/record-types.ts';
import { EVERY_STATE, type StoredRecord } from '../db/tables.ts';
import { hasAreaAccess } from './areas.ts';
import type { Viewer } from './viewer.ts';

/** The area of records that no one can see, because they are withdrawn. */
export const WITHHELD = 'withheld';

/**
 * Returns the condition that a viewer can see a record of `content_records as c`. The viewer needs access to the record's
 * area, the record must not be withdrawn, and it must be for one of the viewer's states, for the viewer's sales channel, and
 * for the viewer's agent code. A record without such a restriction is for all users. For a viewer with `seesEverything`, the
 * states, sales channel, and agent codes don't matter.
 */
export function visibleTo(viewer: Viewer): RawBuilder<SqlBool> {
  const forbiddenTypes = recordTypeNames.filter((type) => {
    const { area } = getHostSettings(type);
    return area !== null && !hasAreaAccess(viewer, area);
  });
  const areaConditions = [
    sql`c.area is distinct from ${WITHHELD}`,
    ...(forbiddenTypes.length > 0 ? [sql`c.record_type <> all(${forbiddenTypes}::text[])`] : []),
    ...(hasAreaAccess(viewer, 'agent360 products')
      ? []
      : [sql`c.area is distinct from 'agent360'`]),
  ];
  const isAreaOpen = sql<SqlBool>`(${sql.join(areaConditions, sql` and `)})`;
  if (viewer.seesEverything) return isAreaOpen;
  return sql<SqlBool>`(
    ${isAreaOpen}
    and c.states && ${[...viewer.states, EVERY_STATE]}::text[]
    and (c.channel is null or c.channel = ${viewer.salesChannel})
    and (c.agents = '{}' or ${viewer.agentCode} = any(c.agents))
  )`;
}

/**
 * Returns the condition that a record of `content_records as c` has not expired. Only social posts
 * expire.
 *
 * @param today The current day in Eastern Time, `YYYY-MM-DD`.
 */
export function notExpiredOn(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    c.record_type <> 'SocialPost' or coalesce(c.document->>'expires_on', ${today}) >= ${today}
  )`;
}

/** Removes a record's `agents` unless the viewer is an admin. */
export function hideAgentCodes(record: StoredRecord, viewer: Viewer): StoredRecord {
  if (viewer.isAdmin) return record;
  const { agents: _agents, ...rest } = record;
  return rest;
}
