import { sql, type Kysely } from 'kysely';
import { addAttachments, isOutsideFileStorage } from '../db/attachments.ts';
import { toPictureRows } from '../db/pictures.ts';
import { toRecordRow } from '../db/records.ts';
import { setLastDaysOfReplacedGuides, GUIDE_TYPES } from '../db/replaced-guides.ts';
import { publishRevision } from '../db/revisions.ts';
import { indexKnownWords } from '../db/spelling.ts';
import type { Database, PreparedRecord } from '../db/tables.ts';
import { WITHHELD } from '../policies/content.ts';

/** A record to write, and whether it gets a new revision. */
export type RecordToWrite = {
  readonly prepared: PreparedRecord;
  /** Internal key of the record on the host. `null` if the host doesn't have the record yet. */
  readonly key: number | null;
  /** Whether a dated record gets a new revision. */
  readonly createsRevision: boolean;
};

/**
 * Writes records whose publish time has come, with their attachments and revisions. Call it in a transaction. Until the
 * transaction ends, no other one writes records.
 */
export async function writeRecords(
  tx: Kysely<Database>,
  records: readonly RecordToWrite[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return;
  await waitForOtherWriters(tx);
  const keys: number[] = [];
  for (const each of records) keys.push(await writeRecord(tx, each, now));
  if (
    records.some(({ prepared }) => GUIDE_TYPES.some((type) => type === prepared.record.record_type))
  ) {
    await setLastDaysOfReplacedGuides(tx);
  }
  await indexKnownWords(tx, keys);
}

async function writeRecord(
  tx: Kysely<Database>,
  { prepared, key: existingKey, createsRevision }: RecordToWrite,
  now: Date,
): Promise<number> {
  const { record, revision, withdrawAt } = prepared;
  const isWithdrawn = withdrawAt !== null && new Date(withdrawAt) <= now;
  const row = {
    ...toRecordRow(record),
    withdraw_at: withdrawAt,
    ...(isWithdrawn && { area: WITHHELD }),
  };
  let key = existingKey;
  if (key === null) {
    const added = await tx
      .insertInto('content_records')
      .values(row)
      .returning('key')
      .executeTakeFirstOrThrow();
    key = added.key;
  }
  if (revision && createsRevision) {
    const { new_business, renewal, ...details } = revision;
    await publishRevision(tx, record, details, { new_business, renewal });
  }
  await tx.updateTable('content_records').set(row).where('key', '=', key).execute();
  await writeAttachments(tx, key, prepared);
  return key;
}

/** Adds the record's files and pictures. The files of earlier revisions stay. */
async function writeAttachments(
  tx: Kysely<Database>,
  key: number,
  { record, files }: PreparedRecord,
): Promise<void> {
  const hashes = new Map(files.map(({ id, hash }) => [id, hash]));
  const rows = (record.attachments ?? []).flatMap(({ id, name, content_type }) => {
    const file = hashes.get(String(id)) ?? null;
    return name && content_type && (file !== null || isOutsideFileStorage(content_type))
      ? [{ id: String(id), content_key: key, name, content_type, file }]
      : [];
  });
  await addAttachments(tx, [...rows, ...toPictureRows(record, files, key)]);
}

/** The ids of the locks. They are arbitrary, but all hosts must use the same ids. */
const IMPORT_LOCK = 7_266_283;
const WRITE_LOCK = 7_266_284;

/** Waits until no other import runs on this database. The next import starts when this transaction ends. */
export async function waitForOtherImports(tx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);
}

/**
 * Waits until no other transaction writes records. The next one starts when this transaction ends. Without this, two
 * transactions could each wait for a row of the stored counts that the other one has changed.
 */
export async function waitForOtherWriters(tx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(tx);
}
