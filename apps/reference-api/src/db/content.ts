import { sql, type AliasedExpression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { MOST_COUNTED, offsetOf, PAGE_SIZE } from '../http/paging.ts';
import { offeredOn, visibleTo } from '../policies/content.ts';
import type { Reader } from '../policies/reader.ts';
import { wordsOf } from './search.ts';
import { EVERY_STATE, type Database, type StoredRecord } from './tables.ts';

/** What a list of content is narrowed by; nothing given narrows nothing. */
export type ContentFilters = {
  /** A category's key. */
  category?: string | undefined;
  /** Records of any of these states, or of all. */
  states?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  /** Of products. */
  area?: string | undefined;
  /** Of each of these lists of facets (`types:take20`, `is_new`) a record has at least one. */
  facets?: readonly (readonly string[])[] | undefined;
  search?: string | undefined;
  /** Instants, both inclusive, on `orderedBy`. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Only what may still be used on this day in New York, `YYYY-MM-DD`. */
  offeredOn?: string | undefined;
  /** @default newest first, by publication */
  orderedBy?: 'newest' | 'soonest start' | 'latest start' | undefined;
  /** One-based; null for the whole list. */
  page: number | null;
};

const ORDERS = {
  newest: { column: sql.ref('c.published_at'), direction: sql`desc` },
  'soonest start': { column: sql.ref('c.starts_at'), direction: sql`asc` },
  'latest start': { column: sql.ref('c.starts_at'), direction: sql`desc` },
} as const;

/** What a list's filters ask of `content_records as c`. */
export function conditionsOf(filters: ContentFilters): RawBuilder<SqlBool>[] {
  const { category, states = [], products = [], area, facets = [], search, from, until } = filters;
  const { column } = ORDERS[filters.orderedBy ?? 'newest'];
  const conditions: RawBuilder<SqlBool>[] = [];
  if (category !== undefined) conditions.push(sql`c.category = ${category}`);
  if (states.length > 0) conditions.push(sql`c.states && ${[...states, EVERY_STATE]}::text[]`);
  if (products.length > 0) conditions.push(sql`c.products && ${[...products]}::text[]`);
  if (area !== undefined) conditions.push(sql`c.area = ${area}`);
  for (const any of facets) {
    if (any.length > 0) conditions.push(sql`c.facets && ${[...any]}::text[]`);
  }
  if (search !== undefined) conditions.push(sql`c.tsv @@ ${wordsOf(search)}`);
  if (from) conditions.push(sql`${column} >= ${from}`);
  if (until) conditions.push(sql`${column} <= ${until}`);
  if (filters.offeredOn !== undefined) conditions.push(offeredOn(filters.offeredOn));
  return conditions;
}

/** How many rows a selection has. */
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

/** The records of these types that the reader may see. */
const contentOf = (db: Kysely<Database>, reader: Reader, types: readonly string[]) =>
  db
    .selectFrom('content_records as c')
    .where('c.record_type', 'in', [...types])
    .where(visibleTo(reader));

/** A list of content, and how many records there are on all its pages together. */
export async function listContent(
  db: Kysely<Database>,
  reader: Reader,
  types: readonly string[],
  filters: ContentFilters,
): Promise<{ documents: StoredRecord[]; total: number }> {
  let matching = contentOf(db, reader, types);
  for (const condition of conditionsOf(filters)) matching = matching.where(condition);
  const { column, direction } = ORDERS[filters.orderedBy ?? 'newest'];
  const ordered = matching
    .select('c.document')
    .orderBy(sql`${column} ${direction} nulls last`)
    .orderBy('c.key', 'desc');

  if (filters.page === null) {
    const rows = await ordered.limit(MOST_COUNTED).execute();
    return { documents: rows.map(({ document }) => document), total: rows.length };
  }
  const counted = countRows(
    db,
    matching
      .select(sql`1`.as('one'))
      .limit(MOST_COUNTED)
      .as('counted'),
  );
  const offset = offsetOf(filters.page);
  const page = offset === null ? [] : ordered.limit(PAGE_SIZE).offset(offset).execute();
  const [total, rows] = await Promise.all([counted, page]);
  return { documents: rows.map(({ document }) => document), total };
}

/**
 * One record of these types, by id or slug.
 *
 * @returns null when there is none that this reader may see
 */
export async function findContent(
  db: Kysely<Database>,
  reader: Reader,
  types: readonly string[],
  idOrSlug: string,
): Promise<StoredRecord | null> {
  const row = await contentOf(db, reader, types)
    .where((eb) => eb.or([eb('c.slug', '=', idOrSlug), eb('c.record_id', '=', idOrSlug)]))
    .select('c.document')
    .executeTakeFirst();
  return row?.document ?? null;
}
