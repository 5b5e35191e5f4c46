import { migrate } from './migrate.ts';
import { alone, type OpenDatabase } from './open.ts';
import { seed } from './seed.ts';

/** Makes a database ready to serve: tables and sample content, each only where missing. */
export async function prepareDatabase(database: OpenDatabase, now: Date): Promise<void> {
  const work = async () =>
    alone(database, async (db) => {
      await migrate(db);
      await seed(db, now);
    });
  await (database.preparing?.(work) ?? work());
}
