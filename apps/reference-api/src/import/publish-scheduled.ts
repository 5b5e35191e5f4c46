import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import { WITHHELD } from '../policies/content.ts';
import { readStoredRecords } from './stored-records.ts';
import { waitForOtherImports, writeRecords, type RecordToWrite } from './write-records.ts';

/** Publishes the scheduled records that are due, and withdraws published records whose withdrawal date has passed. */
export async function publishScheduled(
  { jobsDb }: Pick<OpenDatabase, 'jobsDb'>,
  now: Date,
): Promise<void> {
  await jobsDb.transaction().execute(async (tx) => {
    await waitForOtherImports(tx);
    const due = await tx
      .deleteFrom('scheduled_records')
      .where('publish_at', '<=', now)
      .returning(['record_type', 'slug', 'document'])
      .execute();
    const stored = await readStoredRecords(tx, {
      types: due.map(({ record_type }) => record_type),
      slugs: due.map(({ slug }) => slug),
      ids: [],
    });
    const records = due.map(({ record_type, slug, document: prepared }): RecordToWrite => ({
      prepared,
      key:
        stored.find(({ record }) => record.record_type === record_type && record.slug === slug)
          ?.key ?? null,
      createsRevision: true,
    }));
    await writeRecords(tx, records, now);
    await sql`
      update content_records set area = ${WITHHELD}
      where withdraw_at <= ${now} and area is distinct from ${WITHHELD}
    `.execute(tx);
  });
}
