import type { VolumeOptions } from '@producer-portal/api/testing';
import { sql, type Kysely } from 'kysely';
import { recordRow } from './records.ts';
import type { Database } from './tables.ts';

/**
 * Adds generated records, as many as a benchmark asks for; those that are there already stay. It
 * ends by telling the planner what the table looks like now.
 *
 * @param onProgress called with how many have been gone through
 */
export async function addVolume(
  db: Kysely<Database>,
  options: VolumeOptions,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const { generateContent } = await import('@producer-portal/api/testing');
  let done = 0;
  for await (const batch of generateContent(options)) {
    await db
      .insertInto('content_records')
      .values(batch.map(recordRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    done += batch.length;
    onProgress(done);
  }
  await sql`vacuum analyze content_records`.execute(db);
}
