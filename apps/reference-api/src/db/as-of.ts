import { sql, type Kysely } from 'kysely';
import { MAX_COUNTED, toOffset, PAGE_SIZE } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { withVisibleRelated, type AnnouncementRow } from './announcements.ts';
import { filterConditions } from './filters.ts';
import { isUnread } from './replaced-announcements.ts';
import { selectInEffect, withRevisions, type AsOf } from './revisions.ts';
import type { Database, StoredRecord } from './tables.ts';

/**
 * Returns one page of dated records as of a time, newest revision first, and the total number.
 *
 * @param today for lists with a read flag: the current day in Eastern Time, `YYYY-MM-DD`.
 */
export async function listAsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  values: QueryValues,
  asOf: AsOf,
  today?: string,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const conditions = sql.join(
    [
      sql`c.record_type = any(${[...types]}::text[])`,
      visibleTo(viewer),
      ...(await filterConditions(db, values)),
      ...(values.unread && today !== undefined ? [isUnread(viewer, today)] : []),
    ],
    sql` and `,
  );
  const records = sql`
    ${selectInEffect(viewer, asOf)} c
    left join content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}
    where ${conditions}`;
  const offset = toOffset(values.page ?? 1);
  const [counted, page] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (select from ${records} limit ${sql.lit(MAX_COUNTED)}) found
    `.execute(db),
    sql<AnnouncementRow>`
      select c.key, c.document, r.content_key is not null as read
      from ${records}
      order by c.published_at desc, c.key desc
      limit ${sql.lit(offset === null ? 0 : PAGE_SIZE)} offset ${sql.lit(offset ?? 0)}
    `.execute(db),
  ]);
  const rows = await withRevisions(db, viewer, page.rows, asOf);
  return {
    rows: await withVisibleRelated(db, viewer, rows),
    total: counted.rows[0]?.total ?? 0,
  };
}

/**
 * Finds one dated record by id or slug, as of a time.
 *
 * @returns `null` if no revision that the viewer can see was in effect.
 */
export async function findAsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  idOrSlug: string,
  asOf: AsOf,
): Promise<StoredRecord | null> {
  const { rows } = await sql<{ key: number; document: StoredRecord }>`
    select c.key, c.document from ${selectInEffect(viewer, asOf)} c
    where c.record_type = any(${[...types]}::text[]) and ${visibleTo(viewer)}
      and c.key in (
        select key from content_records
        where record_type = any(${[...types]}::text[])
          and (slug = ${idOrSlug} or record_id = ${idOrSlug})
      )
    limit 1
  `.execute(db);
  const [found] = await withRevisions(db, viewer, rows, asOf);
  return found?.document ?? null;
}
