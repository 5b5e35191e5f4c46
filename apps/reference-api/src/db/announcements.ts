import { recordTypeNames, recordTypes, type ReadableRecordType } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import { toOffset, PAGE_SIZE } from '../http/paging.ts';
import type { QueryValues } from '../http/query.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { countContent } from './content-counts.ts';
import { filterConditions } from './filters.ts';
import { isUnread } from './replaced-announcements.ts';
import { markNewestRevisionAsRead, withRevisions } from './revisions.ts';
import type { Database, StoredRecord } from './tables.ts';

/** A record type that users can mark as read. */
export type AnnouncementType = ReadableRecordType;
export const announcementTypes = recordTypeNames.filter(
  (type): type is AnnouncementType => recordTypes[type].hasReadState,
);

/** A stored record, and whether the viewer has read it. */
export type AnnouncementRow = { key: number; document: StoredRecord; read: boolean };

/** Selects from `content_records as c`, joined with the viewer's reads as `r`. */
const withReads = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('content_records as c')
    .leftJoin('content_reads as r', (join) =>
      join.onRef('r.content_key', '=', 'c.key').on('r.uuid', '=', viewer.uuid),
    );

/** Selects the announcements of one type that the viewer can see, as in {@link withReads}. */
const selectAnnouncements = (db: Kysely<Database>, viewer: Viewer, type: AnnouncementType) =>
  withReads(db, viewer).where('c.record_type', '=', type).where(visibleTo(viewer));

const isRead = sql<boolean>`r.content_key is not null`;

const newestFirst = sql`c.published_at desc, c.key desc`;

/**
 * Returns one page of announcements, newest first, and the total number.
 *
 * @param today The current day in Eastern Time, `YYYY-MM-DD`.
 */
export async function listAnnouncements(
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  values: QueryValues,
  today: string,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  let matching = selectAnnouncements(db, viewer, type);
  for (const condition of await filterConditions(db, values)) matching = matching.where(condition);
  if (values.unread) matching = matching.where(isUnread(viewer, today));

  const offset = toOffset(values.page ?? 1);
  // An index finds the keys of the page, so only the records of the page are read.
  const page =
    offset === null
      ? []
      : withReads(db, viewer)
          .select(['c.key', 'c.document', isRead.as('read')])
          .where(
            'c.key',
            'in',
            matching.select('c.key').orderBy(newestFirst).limit(PAGE_SIZE).offset(offset),
          )
          .orderBy(newestFirst)
          .execute();
  const [total, rows] = await Promise.all([
    countContent(db, viewer, {
      types: [type],
      values,
      unreadOn: values.unread ? today : undefined,
    }),
    page,
  ]);
  return { rows: await completeAnnouncements(db, viewer, rows), total };
}

/**
 * Counts the viewer's unread announcements that match the filters.
 *
 * @param today The current day in Eastern Time, `YYYY-MM-DD`.
 */
export const countUnread = (
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  values: QueryValues,
  today: string,
): Promise<number> => countContent(db, viewer, { types: [type], values, unreadOn: today });

/**
 * Finds one announcement by id or slug, and marks it as read or unread.
 *
 * @param mark The new flag and the current time. `null` keeps the flag.
 * @returns `null` if there is none that the viewer can see.
 */
export async function markAnnouncement(
  db: Kysely<Database>,
  viewer: Viewer,
  type: AnnouncementType,
  idOrSlug: string,
  mark: { read: boolean; at: Date } | null,
): Promise<AnnouncementRow | null> {
  const row = await selectAnnouncements(db, viewer, type)
    .where((eb) => eb.or([eb('c.slug', '=', idOrSlug), eb('c.record_id', '=', idOrSlug)]))
    .select(['c.key', 'c.document', isRead.as('read')])
    .executeTakeFirst();
  if (!row) return null;
  if (mark?.read === true) await markAsRead(db, viewer.uuid, row.key, mark.at);
  if (mark?.read === false) {
    await db
      .deleteFrom('content_reads')
      .where('uuid', '=', viewer.uuid)
      .where('content_key', '=', row.key)
      .execute();
  }
  const [visibleRow] = await completeAnnouncements(db, viewer, [
    { ...row, read: mark?.read ?? row.read },
  ]);
  return visibleRow ?? null;
}

/** Stores that a user has read a record and its newest revision, in one statement, because users do this often. */
async function markAsRead(
  db: Kysely<Database>,
  uuid: string,
  key: number,
  at: Date,
): Promise<void> {
  await db
    .with('newest', (qc) => markNewestRevisionAsRead(qc, uuid, key, at))
    .insertInto('content_reads')
    .values({ uuid, content_key: key, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds the newest revisions, and removes related announcements that the viewer can't see. */
const completeAnnouncements = async (
  db: Kysely<Database>,
  viewer: Viewer,
  rows: readonly AnnouncementRow[],
): Promise<AnnouncementRow[]> =>
  withVisibleRelated(db, viewer, await withRevisions(db, viewer, rows));

/** Removes related announcements that the viewer can't see. */
export async function withVisibleRelated<Row extends { document: StoredRecord }>(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: Row[],
): Promise<Row[]> {
  const relatedIds = new Set(
    rows.flatMap(({ document }) => (document.related ?? []).map(({ id }) => id)),
  );
  if (relatedIds.size === 0) return rows;
  const visibleIds = await db
    .selectFrom('content_records as c')
    .select(['c.record_type', 'c.record_id'])
    .where('c.record_type', 'in', announcementTypes)
    .where('c.record_id', 'in', [...relatedIds].map(String))
    .where(visibleTo(viewer))
    .execute();
  const toRecordKey = (type: string, id: string | number) => `${type} ${id}`;
  const allowed = new Set(
    visibleIds.map(({ record_type, record_id }) => toRecordKey(record_type, record_id)),
  );
  return rows.map((row) => {
    const { document } = row;
    const related = document.related?.filter(({ id }) =>
      allowed.has(toRecordKey(document.record_type, id)),
    );
    return related ? { ...row, document: { ...document, related } } : row;
  });
}
