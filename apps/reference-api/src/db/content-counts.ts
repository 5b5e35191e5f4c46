import { sql, type Kysely } from 'kysely';
import { MAX_COUNTED } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { canUseCounts, filterConditions } from './filters.ts';
import type { Database } from './tables.ts';

/** The records to count. */
export type CountedContent = {
  readonly types: readonly string[];
  readonly values: QueryValues;
  /** Counts only records that have not expired on this day, `YYYY-MM-DD` in Eastern Time. */
  readonly notExpiredOn?: string | undefined;
};

/**
 * Counts the records that the viewer can see and that match the filters, up to `MAX_COUNTED`. Adds up
 * the rows of `content_counts` if the filters allow it. Otherwise counts the records one by one.
 */
export async function countContent(
  db: Kysely<Database>,
  viewer: Viewer,
  { types, values, notExpiredOn: today }: CountedContent,
): Promise<number> {
  const { unread = false, ...filters } = values;
  const useCounts = today === undefined && canUseCounts(filters);
  const conditions = sql.join(
    [
      sql`c.record_type in (${sql.join([...types])})`,
      visibleTo(viewer),
      ...(await filterConditions(db, useCounts ? filters : values)),
      ...(today === undefined ? [] : [notExpiredOn(today)]),
    ],
    sql` and `,
  );
  const reads = sql`content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}`;
  const all = sql`
    (select coalesce(sum(c.records), 0) from content_counts c where ${conditions})`;
  const read = sql`
    (select count(*) from content_records c join ${reads} where ${conditions})`;
  const oneByOne = sql`(
    select count(*) from (
      select from content_records c left join ${reads}
      where ${conditions}
      limit ${sql.lit(MAX_COUNTED)}
    ) found
  )`;
  const total = useCounts ? (unread ? sql`${all} - ${read}` : all) : oneByOne;
  const { rows } = await sql<{ total: number }>`
    select least(${total}, ${sql.lit(MAX_COUNTED)})::int as total`.execute(db);
  return rows[0]?.total ?? 0;
}
