import { sql, type Kysely } from 'kysely';
import { MAX_COUNTED, toOffset, PAGE_SIZE } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { withVisibleRelated, type AnnouncementRow } from './announcements.ts';
import { groupConditions, otherConditions } from './filters.ts';
import { isUnread } from './replaced-announcements.ts';
import { withRevisions, type AsOf } from './revisions.ts';
import type { Database, StoredRecord } from './tables.ts';

/** The numbers of filter groups. */
type Groups = {
  /** The groups that the viewer can see. */
  readonly visible: readonly number[];
  /** The visible groups that match the filters. */
  readonly matching: readonly number[];
};

/** Finds the filter groups of these types. There are far fewer groups than revisions. */
async function findGroups(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  values: QueryValues,
): Promise<Groups> {
  const { rows } = await sql<{ id: number; matches: boolean }>`
    select c.id, (${sql.join([sql`true`, ...groupConditions(values)], sql` and `)}) as matches
    from filter_groups c
    where c.record_type = any(${[...types]}::text[]) and ${visibleTo(viewer)}
  `.execute(db);
  return {
    visible: rows.map(({ id }) => id),
    matching: rows.flatMap(({ id, matches }) => (matches ? id : [])),
  };
}

/**
 * Selects the periods that include a time, for revisions of records that the viewer can see. PostgreSQL reads the revisions
 * only if the caller uses their columns, because an index on the periods has all other columns.
 */
const selectPeriods = ({ visible, matching }: Groups, { at, purpose }: AsOf) => sql`(
  select p.content_key as key, p.revision_id, p.published_at,
    v.record_type, v.facets, v.starts_at, v.related, v.tsv
  from revision_periods p
  left join revisions v on v.id = p.revision_id
  where p.kind = ${purpose}
    and p.group_id = any(${matching}::int[]) and p.record_group_id = any(${visible}::int[])
    -- A revision has no effect before it is published, so the index skips later revisions.
    and p.published_at < ${at}::timestamptz + interval '1 minute'
    and p.in_effect_from <= ${at} and p.in_effect_until > ${at}
)`;

/**
 * Returns one page of dated records as of a time, newest revision first, and the total number, up to
 * `MAX_COUNTED`.
 *
 * @param today For lists with a read flag: the current day in Eastern Time, `YYYY-MM-DD`.
 */
export async function listAsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  values: QueryValues,
  asOf: AsOf,
  today?: string,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const groups = await findGroups(db, viewer, types, values);
  const conditions = sql.join(
    [
      sql`true`,
      ...(await otherConditions(db, values)),
      ...(values.unread && today !== undefined ? [isUnread(viewer, today)] : []),
    ],
    sql` and `,
  );
  const reads = sql`content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}`;
  const matchingPeriods = sql`${selectPeriods(groups, asOf)} c left join ${reads} where ${conditions}`;
  const newestFirst = sql`c.published_at desc, c.key desc`;
  const offset = toOffset(values.page ?? 1);
  const [countRows, page] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (select from ${matchingPeriods} limit ${sql.lit(MAX_COUNTED)}) counted
    `.execute(db),
    sql<AnnouncementRow>`
      select c.key, c.document, r.content_key is not null as read
      from (
        select c.revision_id from ${matchingPeriods}
        order by ${newestFirst}
        limit ${sql.lit(offset === null ? 0 : PAGE_SIZE)} offset ${sql.lit(offset ?? 0)}
      ) page
      join revisions c on c.id = page.revision_id
      left join ${reads}
      order by ${newestFirst}
    `.execute(db),
  ]);
  const rows = await withRevisions(db, viewer, page.rows, asOf);
  return {
    rows: await withVisibleRelated(db, viewer, rows),
    total: countRows.rows[0]?.total ?? 0,
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
  { at, purpose }: AsOf,
): Promise<StoredRecord | null> {
  const { rows } = await sql<{ key: number; document: StoredRecord }>`
    select c.key, c.document
    from (
      select c.key from content_records c
      where c.record_type = any(${[...types]}::text[])
        and (c.slug = ${idOrSlug} or c.record_id = ${idOrSlug})
        and ${visibleTo(viewer)}
    ) record
    join revision_periods p
      on p.content_key = record.key and p.kind = ${purpose} and p.period @> ${at}::timestamptz
    join revisions c on c.id = p.revision_id
    where ${visibleTo(viewer)}
    limit 1
  `.execute(db);
  const [found] = await withRevisions(db, viewer, rows, { at, purpose });
  return found?.document ?? null;
}
