import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readDatabase } from './config.ts';
import { readDatabaseTime } from './db/database-clock.ts';
import { runExclusively, openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { addGeneratedRecords } from './db/generated-records.ts';
import { reportFill } from './program.ts';
import { SettingsError } from './settings-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Fills a database with the sample library and any number of generated records, for the command `seed`.
 *
 * @throws SettingsError If the arguments or the settings are not valid.
 */
export async function fillDatabase(args: readonly string[], env: Env): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { volume: { type: 'string', default: '0' }, seed: { type: 'string', default: '1' } },
  });
  const [count = 0, seed = 1] = [values.volume, values.seed].map((value) => {
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new SettingsError(`--volume and --seed must be whole numbers, not "${value}".`);
  });
  const database = await openDatabase(readDatabase(env));
  try {
    const now = new Date(await readDatabaseTime(database.jobsDb));
    await prepareDatabase(database, now, true, reportFill);
    await runExclusively(database, async (db) => {
      await addGeneratedRecords(db, { count, seed, now }, (done) => {
        if (done % 10_000 === 0) console.log(`${done} of ${count}`);
      });
      const { rows } = await sql<{ record_type: string; records: number }>`
        select record_type, count(*)::int as records from content_records group by 1 order by 1
      `.execute(db);
      for (const { record_type, records } of rows) console.log(`${record_type}: ${records}`);
    });
  } finally {
    await database.close();
  }
}
