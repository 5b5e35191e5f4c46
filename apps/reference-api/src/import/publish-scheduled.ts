import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/tables.ts';
import { WITHHELD } from '../policies/content.ts';
import { readStoredRecords } from './stored-records.ts';
import {
  waitForOtherImports,
  waitForOtherWriters,
  writeRecords,
  type RecordToWrite,
} from './write-records.ts';

/** Publishes the scheduled records that are due. Waits for a running import, which compares records. */
export async function publishScheduled(
  { db, jobsDb }: Pick<OpenDatabase, 'db' | 'jobsDb'>,
  now: Date,
): Promise<void> {
  // Usually nothing is due, and the job doesn't wait for a lock.
  const due = sql`
    select from scheduled_records where publish_at <= ${now} order by publish_at limit 1
  `;
  if (!(await hasRows(db, due))) return;
  await jobsDb.transaction().execute(async (tx) => {
    await waitForOtherImports(tx);
    const scheduled = await tx
      .deleteFrom('scheduled_records')
      .where('publish_at', '<=', now)
      .returning(['record_type', 'slug', 'document'])
      .execute();
    const stored = await readStoredRecords(tx, {
      types: scheduled.map(({ record_type }) => record_type),
      slugs: scheduled.map(({ slug }) => slug),
      ids: [],
    });
    const records = scheduled.map(({ record_type, slug, document: prepared }): RecordToWrite => ({
      prepared,
      key:
        stored.find(({ record }) => record.record_type === record_type && record.slug === slug)
          ?.key ?? null,
      createsRevision: true,
    }));
    await writeRecords(tx, records, now);
  });
}

/** The number of records that one transaction withdraws, so that it stays within the time limits of requests. */
const BATCH_SIZE = 200;

/**
 * Withdraws the published records whose withdrawal date has passed. Waits only while an import writes records. Doesn't use the
 * connection for jobs, because an import can use it for minutes.
 */
export async function withdrawRecords({ db }: Pick<OpenDatabase, 'db'>, now: Date): Promise<void> {
  // With the literal and the order, PostgreSQL reads the rows from the index, which contains only records to withdraw.
  const due = sql`
    select key from content_records
    where withdraw_at <= ${now} and area is distinct from ${sql.lit(WITHHELD)}
    order by withdraw_at limit ${sql.lit(BATCH_SIZE)}
  `;
  while (await hasRows(db, due)) {
    await db.transaction().execute(async (tx) => {
      await waitForOtherWriters(tx);
      await sql`
        update content_records set area = ${WITHHELD} where key in (${due})
      `.execute(tx);
    });
  }
}

async function hasRows(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<boolean> {
  return (await query.execute(db)).rows.length > 0;
}
