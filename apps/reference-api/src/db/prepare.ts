import { migrate } from './migrate.ts';
import { runExclusively, type OpenDatabase } from './open.ts';
import { addMissingPassages } from './passages.ts';
import { seed } from './seed.ts';

/** Prepares a database: creates missing tables and sample content. */
export async function prepareDatabase(database: OpenDatabase, now: Date): Promise<void> {
  const work = async () =>
    runExclusively(database, async (db) => {
      await migrate(db);
      await addMissingPassages(db);
      await seed(db, now);
    });
  await (database.runPreparation?.(work) ?? work());
}
