import { migrate } from './migrate.ts';
import { runExclusively, type OpenDatabase } from './open.ts';
import { updatePassages } from './passages.ts';
import { seed } from './seed.ts';

/**
 * Prepares a database: updates its tables and passages, and fills it if it is empty.
 *
 * @param sampleData Whether an empty database gets sample records and users. @default true
 * @param onFill Called before an empty database is filled.
 */
export async function prepareDatabase(
  database: OpenDatabase,
  now: Date,
  sampleData = true,
  onFill = () => {},
): Promise<void> {
  const work = async () =>
    runExclusively(database, async (db) => {
      await migrate(db);
      await updatePassages(db);
      await seed(db, now, sampleData, onFill);
    });
  await (database.runPreparation?.(work) ?? work());
}
