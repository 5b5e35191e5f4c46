import { readDatabase, readSampleData } from '../config.ts';
import { PROGRAM, reportFill } from '../program.ts';
import { SettingsError } from '../settings-error.ts';
import { readDatabaseTime } from './database-clock.ts';
import { openDatabase } from './open.ts';
import { prepareDatabase } from './prepare.ts';

/**
 * Updates the tables of the configured database, for the command `migrate`. Fills the database if it is empty. A deployment
 * can run it before it replaces the hosts. Otherwise, each host does this when it starts.
 *
 * @throws SettingsError If there are arguments, or the settings are not valid.
 */
export async function prepareConfiguredDatabase(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (args.length > 0) throw new SettingsError(`Usage: ${PROGRAM} migrate`);
  const database = await openDatabase(readDatabase(env));
  try {
    const now = new Date(await readDatabaseTime(database.jobsDb));
    await prepareDatabase(database, now, readSampleData(env), reportFill);
  } finally {
    await database.close();
  }
  console.log('The database is up to date.');
}
