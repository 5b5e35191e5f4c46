import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabase, readFileSettings, readSampleData } from './config.ts';
import { readDatabaseTime } from './db/database-clock.ts';
import { openDatabase, runExclusively, type OpenDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { openFileStorage } from './files/open-file-storage.ts';
import { exportRecords } from './import/export-records.ts';
import { importRecords } from './import/import-records.ts';
import { readFolder } from './import/read-folder.ts';
import { formatReport } from './import/report.ts';
import { PROGRAM } from './program.ts';
import { SettingsError } from './settings-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Imports the documents of a folder or a file, for the command `import`. The exit code is 1 if documents have problems.
 *
 * @throws SettingsError If there is no such folder or file, or the arguments or the settings are not valid.
 */
export async function importContent(args: readonly string[], env: Env): Promise<void> {
  const usage = `Usage: ${PROGRAM} import <folder or file> [--dry-run] [--skip-invalid]`;
  const { positionals, values } = readArguments(args, usage);
  const { 'dry-run': dryRun, 'skip-invalid': skipInvalid } = values;
  const source = await readFolder(readPath(positionals, env, usage));
  const files = await openFileStorage(readFileSettings(env));
  const report = await withDatabase(env, (database, now) =>
    runExclusively(database, (db) =>
      db
        .transaction()
        .execute((tx) =>
          importRecords(tx, source, { now, files, dryRun, skipInvalid, problems: source.problems }),
        ),
    ),
  );
  console.log(formatReport(report, dryRun));
  if (report.problems.length > 0) process.exitCode = 1;
}

/**
 * Writes all content to a folder that can be imported, for the command `export`.
 *
 * @throws SettingsError If the folder is not empty, if a record's file is missing, or if the arguments or settings are not valid.
 */
export async function exportContent(args: readonly string[], env: Env): Promise<void> {
  const path = readPath(args, env, `Usage: ${PROGRAM} export <folder>`);
  const files = await openFileStorage(readFileSettings(env));
  const count = await withDatabase(env, ({ jobsDb }) => exportRecords(jobsDb, files, path));
  console.log(`${count} documents are in ${path}.`);
}

function readArguments(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'skip-invalid': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new SettingsError(usage);
  }
}

function readPath(args: readonly string[], env: Env, usage: string): string {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) throw new SettingsError(usage);
  // Script runners change the current folder. INIT_CWD is the folder in which the user called them.
  return resolve(env['INIT_CWD'] ?? '.', name);
}

async function withDatabase<Result>(
  env: Env,
  work: (database: OpenDatabase, now: Date) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readDatabase(env));
  try {
    const now = new Date(await readDatabaseTime(database.jobsDb));
    await prepareDatabase(database, now, readSampleData(env));
    return await work(database, now);
  } finally {
    await database.close();
  }
}
