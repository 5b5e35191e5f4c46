import { recordTypeNames, recordTypes, type ReadableRecordType } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import { MOST_COUNTED, offsetOf, PAGE_SIZE } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { countRows } from './content.ts';
import { conditionsOf } from './filters.ts';
import type { Database, StoredRecord } from './tables.ts';

/** A record type that a reader can mark as read. */
export type AnnouncementType = ReadableRecordType;
export const announcementTypes = recordTypeNames.filter(
  (type): type is AnnouncementType => recordTypes[type].hasReadState,
);

/** A record as it is stored, and whether this reader has read it. */
export type AnnouncementRow = { document: StoredRecord; read: boolean };

/** `content_records as c` of one type that the reader may see, with what they have read as `r`. */
function announcements(db: Kysely<Database>, viewer: Viewer, type: AnnouncementType) {
  return db
    .selectFrom('content_records as c')
    .leftJoin('content_reads as r', (join) =>
      join.onRef('r.content_key', '=', 'c.key').on('r.uuid', '=', viewer.uuid),
    )
    .where('c.record_type', '=', type)
    .where(visibleTo(viewer));
}

const isRead = sql<boolean>`r.content_key is not null`;

/** One page of notices, newest first, and how many there are on all pages together. */
export async function listAnnouncements(
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  values: QueryValues,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  let matching = announcements(db, viewer, type);
  for (const condition of conditionsOf(values)) matching = matching.where(condition);

  const counted = countRows(
    db,
    matching
      .select(sql`1`.as('one'))
      .limit(MOST_COUNTED)
      .as('counted'),
  );
  const offset = offsetOf(values.page ?? 1);
  const rows =
    offset === null
      ? []
      : matching
          .select(['c.document', isRead.as('read')])
          .orderBy('c.published_at', 'desc')
          .orderBy('c.key', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute();
  const [total, found] = await Promise.all([counted, rows]);
  return { rows: await withVisibleRelated(db, viewer, found), total };
}

/** How many notices that pass the filters a reader has not read. */
export async function countUnread(
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  values: QueryValues,
): Promise<number> {
  let unread = announcements(db, viewer, type);
  for (const condition of conditionsOf({ ...values, unread: true })) {
    unread = unread.where(condition);
  }
  return countRows(
    db,
    unread
      .select(sql`1`.as('one'))
      .limit(MOST_COUNTED)
      .as('counted'),
  );
}

/**
 * Finds one notice by id or slug and, where `mark` is given, notes that the reader has read it.
 *
 * @returns null when there is none that this reader may see
 */
export async function readAnnouncement(
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  idOrSlug: string,
  mark: { at: Date } | null,
): Promise<AnnouncementRow | null> {
  const row = await announcements(db, viewer, type)
    .where((eb) => eb.or([eb('c.slug', '=', idOrSlug), eb('c.record_id', '=', idOrSlug)]))
    .select(['c.key', 'c.document', isRead.as('read')])
    .executeTakeFirst();
  if (!row) return null;
  if (mark && !row.read) {
    await db
      .insertInto('content_reads')
      .values({ uuid: viewer.uuid, content_key: row.key, read_at: mark.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const [shown] = await withVisibleRelated(db, viewer, [
    { document: row.document, read: row.read || mark !== null },
  ]);
  return shown ?? null;
}

/** A notice names others of its life cycle: only those that the reader may see are told of. */
export async function withVisibleRelated<Row extends { document: StoredRecord }>(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: Row[],
): Promise<Row[]> {
  const wanted = new Set(
    rows.flatMap(({ document }) => (document.related ?? []).map(({ id }) => id)),
  );
  if (wanted.size === 0 || viewer.seesEverything) return rows;
  const visible = await db
    .selectFrom('content_records as c')
    .select(['c.record_type', 'c.record_id'])
    .where('c.record_type', 'in', announcementTypes)
    .where('c.record_id', 'in', [...wanted].map(String))
    .where(visibleTo(viewer))
    .execute();
  const nameOf = (type: string, id: string | number) => `${type} ${id}`;
  const allowed = new Set(
    visible.map(({ record_type, record_id }) => nameOf(record_type, record_id)),
  );
  return rows.map((row) => {
    const { document } = row;
    const related = document.related?.filter(({ id }) =>
      allowed.has(nameOf(document.record_type, id)),
    );
    return related ? { ...row, document: { ...document, related } } : row;
  });
}
