import { datedRecordTypes, type BriefItem, type BriefRecord } from '@producer-portal/api';
import { BRIEF_DAYS, rankBrief } from '@producer-portal/api/contract';
import { sql, type Kysely } from 'kysely';
import { toEasternDay } from '../lib/eastern-time.ts';
import { visibleTo, hideAgentCodes } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { isReplaced } from './replaced-announcements.ts';
import { withRevisions } from './revisions.ts';
import type { Database, StoredRecord } from './tables.ts';

/** Maximum number of new records in the brief. */
const MAX_NEW_RECORDS = 100;

/**
 * Returns what is new or changed for the viewer, most urgent first.
 *
 * @param now Milliseconds since 1970.
 */
export async function listBrief(
  db: Kysely<Database>,
  viewer: Viewer,
  now: number,
): Promise<BriefItem[]> {
  const since = new Date(now - BRIEF_DAYS * 86_400_000);
  const notReplaced = sql`not ${isReplaced(viewer, toEasternDay(now))}`;
  const isRead = sql`exists (
    select from content_reads r where r.uuid = ${viewer.uuid} and r.content_key = c.key
  )`;
  // For each type, the list index has the newest records first, so PostgreSQL reads only the newest few. With "offset 0",
  // PostgreSQL uses only the index to check which records the viewer can see.
  const { rows } = await sql<{ key: number; document: StoredRecord; read: boolean }>`
    select c.key, c.document, ${isRead} as read
    from content_records c
    where c.key in (
      (
        select newest.key from unnest(${[...datedRecordTypes]}::text[]) as dated (record_type)
        cross join lateral (
          select visible.key, visible.published_at
          from (
            select c.key, c.published_at from content_records c
            where c.record_type = dated.record_type and c.published_at >= ${since}
              and ${visibleTo(viewer)}
            order by c.published_at desc, c.key desc
            offset 0
          ) visible
          join content_records c on c.key = visible.key
          where not ${isRead} and ${notReplaced}
          order by visible.published_at desc, visible.key desc
          limit ${MAX_NEW_RECORDS}
        ) newest
        order by newest.published_at desc, newest.key desc
        limit ${MAX_NEW_RECORDS}
      )
      union all
      (
        select c.key from content_records c
        where c.key in (
          select v.key from revisions v
          where v.acknowledgement_required
            and not exists (select from revisions n where n.key = v.key and n.number > v.number)
            and not exists (
              select from revision_acknowledgements a
              where a.uuid = ${viewer.uuid} and a.revision_id = v.id
            )
        ) and ${visibleTo(viewer)}
      )
    )
  `.execute(db);
  const records = await withRevisions(db, viewer, rows);
  return rankBrief(
    records.flatMap(({ document, read }) => toBriefRecords(document, read, viewer)),
    now,
  );
}

/** Returns an empty list for a record without a revision. Records that the host publishes always have one. */
function toBriefRecords(document: StoredRecord, isRead: boolean, viewer: Viewer): BriefRecord[] {
  const { related: _related, revision, ...record } = hideAgentCodes(document, viewer);
  return revision ? [{ ...record, read: isRead, revision }] : [];
}
