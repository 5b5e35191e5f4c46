import { sql, type Kysely } from 'kysely';
import { MAX_COUNTED } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { canUseCounts, filterConditions } from './filters.ts';
import { isReplaced, isUnread } from './replaced-announcements.ts';
import type { Database } from './tables.ts';

/** The records to count. */
export type CountedContent = {
  readonly types: readonly string[];
  readonly values: QueryValues;
  /** Counts only records that have not expired on this day, `YYYY-MM-DD` in Eastern Time. */
  readonly notExpiredOn?: string | undefined;
  /** Counts only unread records that are not replaced on this day. */
  readonly unreadOn?: string | undefined;
};

/**
 * Counts the records that the viewer can see and that match the filters, up to `MAX_COUNTED`. Adds up
 * the rows of `content_counts` if the filters allow it. Otherwise counts the records one by one.
 */
export async function countContent(
  db: Kysely<Database>,
  viewer: Viewer,
  { types, values, notExpiredOn: today, unreadOn }: CountedContent,
): Promise<number> {
  const conditions = sql.join(
    [
      sql`c.record_type in (${sql.join([...types])})`,
      visibleTo(viewer),
      ...(await filterConditions(db, values)),
      ...(today === undefined ? [] : [notExpiredOn(today)]),
    ],
    sql` and `,
  );
  const reads = sql`content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}`;
  const recordCount = sql`
    (select coalesce(sum(c.records), 0) from content_counts c where ${conditions})`;
  const readCount = sql`
    (select count(*) from content_records c join ${reads} where ${conditions})`;
  const countReplacedUnread = (day: string) => sql`(
    select count(*) from content_records c left join ${reads}
    where ${conditions} and r.content_key is null and ${isReplaced(viewer, day)}
  )`;
  const cappedCount = sql`(
    select count(*) from (
      select from content_records c left join ${reads}
      where ${conditions} and ${unreadOn === undefined ? sql`true` : isUnread(viewer, unreadOn)}
      limit ${sql.lit(MAX_COUNTED)}
    ) found
  )`;
  const fromCounts =
    unreadOn === undefined
      ? recordCount
      : sql`${recordCount} - ${readCount} - ${countReplacedUnread(unreadOn)}`;
  const total = today === undefined && canUseCounts(values) ? fromCounts : cappedCount;
  const { rows } = await sql<{ total: number }>`
    select least(${total}, ${sql.lit(MAX_COUNTED)})::int as total`.execute(db);
  return rows[0]?.total ?? 0;
}
