import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readDatabase } from './config.ts';
import { runExclusively, openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { addGeneratedRecords } from './db/generated-records.ts';
import { explainError } from './explain-error.ts';
import { SettingsError } from './settings-error.ts';

// Other users must not be able to read the files that this program creates.
process.umask(0o077);

// Fills a database with the sample library and any number of generated records.
try {
  const { values } = parseArgs({
    // Script runners can pass on their own `--`.
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: { volume: { type: 'string', default: '0' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [values.volume, values.seed].map((value) => {
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new SettingsError(`--volume and --seed must be whole numbers, not "${value}".`);
  });
  await fill(count ?? 0, seed ?? 1);
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

async function fill(count: number, seed: number): Promise<void> {
  const now = new Date();
  const database = await openDatabase(readDatabase(process.env));
  try {
    await prepareDatabase(database, now);
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
