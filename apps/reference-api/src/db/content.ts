import { sql, type AliasedExpression, type Kysely } from 'kysely';
import { MAX_COUNTED, toOffset, PAGE_SIZE } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { filterConditions } from './filters.ts';
import { getRecordTypes } from './record-types.ts';
import type { Database, StoredRecord } from './tables.ts';

/** The record types of marketing collateral: items with an agency's data, and download-only items. */
export const TEMPLATE_TYPES = getRecordTypes('collateralTemplates');

/** Sort order of a list: by publication or by the start of an event. */
export type ContentOrder = keyof typeof ORDERS;

/** Filters of a content list. */
export type ContentFilters = {
  readonly values: QueryValues;
  /** Only records that can still be used on this day in New York, `YYYY-MM-DD`. */
  readonly notExpiredOn?: string | undefined;
  /** @default newest first, by publication */
  readonly orderedBy?: ContentOrder | undefined;
  /** One-based. `null` means the entire list. */
  readonly page: number | null;
};

const ORDERS = {
  newest: { column: sql.ref('c.published_at'), direction: sql`desc` },
  'soonest start': { column: sql.ref('c.starts_at'), direction: sql`asc` },
  'latest start': { column: sql.ref('c.starts_at'), direction: sql`desc` },
} as const;

/** Counts the rows of a selection. */
export async function countRows(
  db: Kysely<Database>,
  rows: AliasedExpression<unknown, 'counted'>,
): Promise<number> {
  const { total } = await db
    .selectFrom(rows)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The records of these types that the viewer can see. */
const selectContent = (db: Kysely<Database>, viewer: Viewer, types: readonly string[]) =>
  db
    .selectFrom('content_records as c')
    .where('c.record_type', 'in', [...types])
    .where(visibleTo(viewer));

/** Returns a content list, and the total number of records. */
export async function listContent(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  filters: ContentFilters,
): Promise<{ documents: StoredRecord[]; total: number }> {
  let matching = selectContent(db, viewer, types);
  for (const condition of filterConditions(filters.values)) matching = matching.where(condition);
  if (filters.notExpiredOn !== undefined)
    matching = matching.where(notExpiredOn(filters.notExpiredOn));
  const { column, direction } = ORDERS[filters.orderedBy ?? 'newest'];
  const ordered = matching
    .select('c.document')
    .orderBy(sql`${column} ${direction} nulls last`)
    .orderBy('c.key', 'desc');

  if (filters.page === null) {
    const rows = await ordered.limit(MAX_COUNTED).execute();
    return { documents: rows.map(({ document }) => document), total: rows.length };
  }
  const totalQuery = countRows(
    db,
    matching
      .select(sql`1`.as('one'))
      .limit(MAX_COUNTED)
      .as('counted'),
  );
  const offset = toOffset(filters.page);
  const page = offset === null ? [] : ordered.limit(PAGE_SIZE).offset(offset).execute();
  const [total, rows] = await Promise.all([totalQuery, page]);
  return { documents: rows.map(({ document }) => document), total };
}

/**
 * Finds one record of these types by id or slug.
 *
 * @returns `null` if there is none that the viewer can see.
 */
export async function findContent(
  db: Kysely<Database>,
  viewer: Viewer,
  types: readonly string[],
  idOrSlug: string,
): Promise<StoredRecord | null> {
  const row = await selectContent(db, viewer, types)
    .where((eb) => eb.or([eb('c.slug', '=', idOrSlug), eb('c.record_id', '=', idOrSlug)]))
    .select('c.document')
    .executeTakeFirst();
  return row?.document ?? null;
}
