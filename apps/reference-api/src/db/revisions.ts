import {
  datedRecordTypes,
  type RecordRevision,
  type Revision,
  type RevisionDetail,
  type RevisionPurpose,
  type RevisionScope,
} from '@producer-portal/api';
import {
  findRevisionInEffect,
  getRevisionFields,
  publishRevision as publishPeriods,
  toMinute,
} from '@producer-portal/api/revisions';
import { sql, type Insertable, type Kysely, type QueryCreator, type RawBuilder } from 'kysely';
import type { QueryValues } from '../http/query.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { toRecordRow, type ContentToStore } from './records.ts';
import type { Database, StoredRecord } from './tables.ts';

/** A time, and the kind of business for which a revision must be in effect at that time. */
export type AsOf = { readonly at: Date; readonly purpose: RevisionPurpose };

/** Returns the time that a query is about, or undefined if the query is about the newest revisions. */
export const toAsOf = ({ asOf, purpose = 'new_business' }: QueryValues): AsOf | undefined =>
  asOf && { at: asOf, purpose };

export const isDated = (recordType: string) => datedRecordTypes.some((type) => type === recordType);

/** Selects all columns of the revisions that were in effect at a time, for records that the viewer can see. */
const selectInEffect = (viewer: Viewer, { at, purpose }: AsOf): RawBuilder<unknown> => sql`(
  select v.* from revisions v
  -- A revision has no effect before it is published, so later revisions are left out.
  where v.published_at < ${at}::timestamptz + interval '1 minute'
    -- With "offset 0", PostgreSQL checks the newest revisions one by one, and stops when a page is full.
    and exists (
      select from revision_periods p
      where p.revision_id = v.id and p.kind = ${purpose} and p.period @> ${at}::timestamptz
      offset 0
    )
    and exists (select from content_records c where c.key = v.key and ${visibleTo(viewer)} offset 0)
)`;

/** Selects all records as of a time, with the columns that search reads. Undated records are as they are now. */
export const selectAllAsOf = (viewer: Viewer, asOf: AsOf): RawBuilder<unknown> => {
  const columns = sql`
    key, record_type, title, body, states, channel, agents, area, published_at, document,
    holds_from, holds_until, tsv`;
  return sql`(
    select ${columns} from content_records
    where record_type <> all(${[...datedRecordTypes]}::text[])
    union all
    select ${columns} from ${selectInEffect(viewer, asOf)} dated
  )`;
};

/** Reads the revisions of records that the viewer can see, newest first, by the internal keys of the records. */
async function readRevisions(
  db: Kysely<Database>,
  viewer: Viewer,
  keys: readonly number[],
): Promise<Map<number, RecordRevision[]>> {
  const { rows } = await sql<RevisionRow>`
    select c.key, c.id, c.number, c.published_at, c.change_note, c.restriction, c.scope, c.rule,
      c.acknowledgement_required, a.acknowledged_at, r.read_at,
      coalesce((
        select json_agg(
          json_build_object('kind', p.kind, 'from', lower(p.period), 'until', upper(p.period))
          order by lower(p.period)
        )
        from revision_periods p where p.revision_id = c.id
      ), '[]') as periods
    from revisions c
    left join revision_reads r on r.revision_id = c.id and r.uuid = ${viewer.uuid}
    left join revision_acknowledgements a on a.revision_id = c.id and a.uuid = ${viewer.uuid}
    where c.key = any(${keys}::int[]) and ${visibleTo(viewer)}
    order by c.key, c.number desc
  `.execute(db);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    [...byKey].map(([key, recordRevisions]) => [
      key,
      recordRevisions.map((row) => toRevision(row, recordRevisions)),
    ]),
  );
}

type RevisionRow = {
  key: number;
  id: string;
  number: number;
  published_at: Date;
  change_note: string | null;
  restriction: RecordRevision['restriction'] | null;
  scope: RevisionScope | null;
  rule: string | null;
  acknowledgement_required: boolean;
  acknowledged_at: Date | null;
  read_at: Date | null;
  periods: { kind: RevisionPurpose; from: string; until: string | null }[];
};

function toRevision(row: RevisionRow, recordRows: readonly RevisionRow[]): RecordRevision {
  const { id, number, change_note, restriction, scope, rule, read_at, acknowledged_at } = row;
  const previous = recordRows.find((other) => other.id !== id && other.read_at !== null);
  const getPeriods = (purpose: RevisionPurpose) =>
    row.periods
      .filter(({ kind }) => kind === purpose)
      .map(({ from, until }) => ({
        from: new Date(from).toISOString(),
        ...(until !== null && { until: new Date(until).toISOString() }),
      }));
  return {
    id,
    number,
    published_at: row.published_at.toISOString(),
    new_business: getPeriods('new_business'),
    renewal: getPeriods('renewal'),
    ...(change_note !== null && { change_note }),
    ...(restriction !== null && { restriction }),
    ...(scope !== null && { scope }),
    ...(rule !== null && { rule }),
    ...(row.acknowledgement_required && { acknowledgement_required: true }),
    ...(acknowledged_at !== null && { acknowledged_at: acknowledged_at.toISOString() }),
    ...(read_at !== null && { read_at: read_at.toISOString() }),
    ...(previous?.read_at && {
      previous_read: {
        id: previous.id,
        number: previous.number,
        read_at: previous.read_at.toISOString(),
      },
    }),
  };
}

/**
 * Adds the revision to each record that has revisions: the newest one or, with `asOf`, the one that was in effect.
 *
 * @param asOf the time as of which the records were read. @default the records have their newest content
 */
export async function withRevisions<Row extends { key: number; document: StoredRecord }>(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: readonly Row[],
  asOf?: AsOf,
): Promise<Row[]> {
  const keys = rows.flatMap(({ key, document }) => (isDated(document.record_type) ? key : []));
  const revisions = keys.length > 0 ? await readRevisions(db, viewer, keys) : new Map();
  return rows.map((row) => {
    const recordRevisions: readonly RecordRevision[] = revisions.get(row.key) ?? [];
    const revision = asOf
      ? findRevisionInEffect(recordRevisions, asOf.at, asOf.purpose)
      : recordRevisions[0];
    return revision ? { ...row, document: { ...row.document, revision } } : row;
  });
}

/** Finds a record that the viewer can see, as it is now. */
const selectRecords = (db: Kysely<Database>, viewer: Viewer) =>
  db.selectFrom('content_records as c').select(['c.key', 'c.document']).where(visibleTo(viewer));

const addRecordFields = (
  revision: RecordRevision,
  { id, record_type, slug, title }: StoredRecord,
): Revision => ({ ...revision, record: { id, record_type, slug, title } });

/**
 * Lists the revisions of a dated record that the viewer can see, newest first.
 *
 * @returns `null` if the viewer can't see such a record.
 */
export async function listRevisions(
  db: Kysely<Database>,
  viewer: Viewer,
  recordType: string,
  idOrSlug: string,
): Promise<Revision[] | null> {
  if (!isDated(recordType)) return null;
  const record = await selectRecords(db, viewer)
    .where('c.record_type', '=', recordType)
    .where((eb) => eb.or([eb('c.slug', '=', idOrSlug), eb('c.record_id', '=', idOrSlug)]))
    .executeTakeFirst();
  if (!record) return null;
  const revisions = await readRevisions(db, viewer, [record.key]);
  return (revisions.get(record.key) ?? []).map((each) => addRecordFields(each, record.document));
}

/**
 * Finds a revision by its id, with its content.
 *
 * @returns `null` if the viewer can't see the revision, or its record.
 */
export async function findRevision(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<RevisionDetail | null> {
  const stored = await db
    .selectFrom('revisions as c')
    .select(['c.key', 'c.document'])
    .where('c.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  const record =
    stored && (await selectRecords(db, viewer).where('c.key', '=', stored.key).executeTakeFirst());
  if (!record) return null;
  const revisions = await readRevisions(db, viewer, [record.key]);
  const revision = revisions.get(record.key)?.find((each) => each.id === id);
  if (!revision) return null;
  return { ...addRecordFields(revision, record.document), ...getRevisionFields(stored.document) };
}

/** Stores when a user first read a revision. */
export async function markRevisionAsRead(
  db: Kysely<Database>,
  uuid: string,
  revisionId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('revision_reads')
    .values({ uuid, revision_id: revisionId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the statement that stores that a user has read the newest revision of a record. */
export const markNewestRevisionAsRead = (
  db: QueryCreator<Database>,
  uuid: string,
  key: number,
  at: Date,
) =>
  db
    .insertInto('revision_reads')
    .columns(['uuid', 'revision_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('revisions')
        .select([
          sql<string>`${uuid}`.as('uuid'),
          'id as revision_id',
          sql<Date>`${at}::timestamptz`.as('read_at'),
        ])
        .where('key', '=', key)
        .orderBy('number', 'desc')
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing());

/** Converts a revision to a row. Its record is stored as it was published. */
export function toRevisionRow(
  key: number,
  record: ContentToStore,
  revision: Pick<RecordRevision, 'number'> & RevisionDetails,
): Insertable<Database['revisions']> {
  const { number, change_note, restriction, scope, rule, acknowledgement_required } = revision;
  // Only the newest revision answers questions, so the others need no passages.
  const { passages: _passages, ...row } = toRecordRow(record);
  return {
    ...row,
    key,
    id: `${record.record_type}-${record.id}-${number}`,
    number,
    change_note: change_note ?? null,
    restriction: restriction ?? null,
    scope: scope ? JSON.stringify(scope) : null,
    rule: rule ?? null,
    acknowledgement_required: acknowledgement_required === true,
  };
}

/** The fields of a revision that its publisher sets. */
export type RevisionDetails = Pick<
  RecordRevision,
  'change_note' | 'restriction' | 'scope' | 'rule' | 'acknowledgement_required'
>;

/** Returns the periods in which a revision is in effect, as rows. */
export const toPeriodRows = (
  key: number,
  revisionId: string,
  { new_business, renewal }: Pick<RecordRevision, RevisionPurpose>,
): Insertable<Database['revision_periods']>[] =>
  Object.entries({ new_business, renewal }).flatMap(([kind, periods]) =>
    (periods ?? []).map(({ from, until }) => ({
      content_key: key,
      kind,
      revision_id: revisionId,
      period: `[${from},${until ?? ''})`,
    })),
  );

/**
 * Publishes a new revision of a dated record. The record then has the revision's content, and is unread for all users.
 *
 * @param record the record with its new content. `published_at` is the time when the revision is published.
 * @param declared the periods in which it will be in effect. In these periods, it replaces earlier revisions.
 * @returns the id of the revision.
 * @throws RangeError If the record isn't stored or isn't dated, or if a period starts before the revision
 *   is published.
 */
export async function publishRevision(
  db: Kysely<Database>,
  record: ContentToStore,
  details: RevisionDetails,
  declared: Pick<RecordRevision, RevisionPurpose>,
): Promise<string> {
  const publishedAt = toMinute(new Date(record.published_at ?? ''));
  for (const { from } of [...(declared.new_business ?? []), ...(declared.renewal ?? [])]) {
    if (!(new Date(from) >= publishedAt)) {
      throw new RangeError(`The revision can’t take effect at ${from}, before it is published.`);
    }
  }
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .updateTable('content_records')
      .set(toRecordRow(record))
      .where('record_type', '=', record.record_type)
      .where('record_id', '=', String(record.id))
      .where('record_type', 'in', [...datedRecordTypes])
      .returning('key')
      .executeTakeFirst();
    if (!stored) throw new RangeError(`${record.record_type} ${record.id} is not a dated record.`);
    const { key } = stored;
    const earlierRevisions = await sql<Pick<RevisionRow, 'id' | 'number' | 'periods'>>`
      select v.id, v.number, coalesce(json_agg(
        json_build_object('kind', p.kind, 'from', lower(p.period), 'until', upper(p.period))
      ) filter (where p.kind is not null), '[]') as periods
      from revisions v left join revision_periods p on p.revision_id = v.id
      where v.key = ${key}
      group by v.id order by v.number
    `.execute(tx);
    const number = (earlierRevisions.rows.at(-1)?.number ?? 0) + 1;
    const revision = toRevisionRow(key, record, { ...details, number });
    const getPeriodsFor = ({ periods }: Pick<RevisionRow, 'periods'>, purpose: RevisionPurpose) =>
      periods.flatMap(({ kind, from, until }) => (kind === purpose ? { from, until } : []));
    const publishedPeriods = publishPeriods(
      earlierRevisions.rows.map((each) => ({
        id: each.id,
        new_business: getPeriodsFor(each, 'new_business'),
        renewal: getPeriodsFor(each, 'renewal'),
      })),
      { id: revision.id, ...declared },
    );
    await tx.insertInto('revisions').values(revision).execute();
    await tx.deleteFrom('revision_periods').where('content_key', '=', key).execute();
    const periods = publishedPeriods.flatMap((each) => toPeriodRows(key, each.id, each));
    if (periods.length > 0) await tx.insertInto('revision_periods').values(periods).execute();
    await tx.deleteFrom('content_reads').where('content_key', '=', key).execute();
    return revision.id;
  });
}

/** Runs work in the open transaction, or in a new one. */
const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work));
