import { sql, type Kysely } from 'kysely';
import { MAX_COUNTED, toOffset, PAGE_SIZE } from '../http/paging.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { countContent, type CountedContent } from './content-counts.ts';
import { filterConditions } from './filters.ts';
import { getRecordTypes } from './record-types.ts';
import { withRevisions } from './revisions.ts';
import type { Database, StoredRecord } from './tables.ts';

/** The record types of marketing collateral: items with an agency's data, and download-only items. */
export const TEMPLATE_TYPES = getRecordTypes('collateralTemplates');

/** A stored record with its internal key. */
export type ContentRow = { key: number; document: StoredRecord };

/** Sort order of a list: by the date of publication, or by the start of an event. */
export type ContentOrder = keyof typeof ORDERS;

/** Filters of a content list. */
export type ContentFilters = Omit<CountedContent, 'types'> & {
  /** @default newest first, by publication */
  readonly orderedBy?: ContentOrder | undefined;
  /** One-based. `null` means the entire list, up to `MAX_COUNTED` records. */
  readonly page: number | null;
};

/**
 * `newest` has no `nulls last`, because the query could then not use the indexes on the publication date. Every record has
 * this date.
 */
const ORDERS = {
  newest: sql`c.published_at desc, c.key desc`,
  'soonest start': sql`c.starts_at asc nulls last, c.key desc`,
  'latest start': sql`c.starts_at desc nulls last, c.key desc`,
} as const;

/** Selects the records of these types that the viewer can see. */
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
): Promise<{ rows: ContentRow[]; total: number }> {
  let matching = selectContent(db, viewer, types);
  for (const condition of await filterConditions(db, filters.values)) {
    matching = matching.where(condition);
  }
  if (filters.notExpiredOn !== undefined)
    matching = matching.where(notExpiredOn(filters.notExpiredOn));
  const order = ORDERS[filters.orderedBy ?? 'newest'];
  const ordered = matching.orderBy(order);

  if (filters.page === null) {
    const rows = await ordered.select(['c.key', 'c.document']).limit(MAX_COUNTED).execute();
    return { rows: await withRevisions(db, viewer, rows), total: rows.length };
  }
  const offset = toOffset(filters.page);
  // An index finds the keys of the page, so only the records of the page are read.
  const page =
    offset === null
      ? []
      : db
          .selectFrom('content_records as c')
          .select(['c.key', 'c.document'])
          .where('c.key', 'in', ordered.select('c.key').limit(PAGE_SIZE).offset(offset))
          .orderBy(order)
          .execute();
  const [total, rows] = await Promise.all([countContent(db, viewer, { types, ...filters }), page]);
  return { rows: await withRevisions(db, viewer, rows), total };
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
    .select(['c.key', 'c.document'])
    .executeTakeFirst();
  const [found] = row ? await withRevisions(db, viewer, [row]) : [];
  return found?.document ?? null;
}
