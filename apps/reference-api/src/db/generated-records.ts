import type { GenerateContentOptions } from '@producer-portal/api/testing';
import { sql, type Kysely } from 'kysely';
import { toRecordRow } from './records.ts';
import { indexKnownWords } from './spelling.ts';
import type { Database } from './tables.ts';

/**
 * Adds generated records for benchmarks and keeps existing ones. It drops the indexes and creates
 * them again at the end, which is much faster than updating them. It also counts the records only
 * at the end. Until then, the table is locked. Finally, it updates the planner's statistics.
 *
 * @param onProgress Called with the number of records processed so far.
 */
export async function addGeneratedRecords(
  db: Kysely<Database>,
  options: GenerateContentOptions,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const { generateContent } = await import('@producer-portal/api/testing');
  await db.transaction().execute(async (tx) => {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
      where indrelid = 'content_records'::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)
    `.execute(tx);
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(tx);
    await sql`alter table content_records disable trigger count_added`.execute(tx);
    let done = 0;
    for await (const batch of generateContent(options)) {
      await tx
        .insertInto('content_records')
        .values(batch.map(toRecordRow))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      done += batch.length;
      onProgress(done);
    }
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
    await sql`alter table content_records enable trigger count_added`.execute(tx);
    await sql`select recount_content()`.execute(tx);
    await indexKnownWords(tx);
  });
  await sql`vacuum analyze content_records, content_counts`.execute(db);
}
