import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabase, readFilesFolder, readSampleData } from './config.ts';
import { openDatabase, runExclusively, type OpenDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { explainError } from './explain-error.ts';
import { createFolderStorage } from './files/file-storage.ts';
import { exportRecords } from './import/export-records.ts';
import { importRecords } from './import/import-records.ts';
import { readFolder } from './import/read-folder.ts';
import { formatReport } from './import/report.ts';
import { SettingsError } from './settings-error.ts';

const USAGE =
  'Usage: node src/import.ts import <folder or file> [--dry-run] [--skip-invalid] | export <folder>';

// Other users must not be able to read the files that this program creates.
process.umask(0o077);

// Imports the documents of a folder, and writes all records to a folder that can be imported.
try {
  const { positionals, values } = readArguments();
  const [command, name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new SettingsError(USAGE);
  // Script runners change the folder. INIT_CWD is the user's.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (command === 'import') await importFrom(path, values);
  else if (command === 'export') await exportTo(path);
  else throw new SettingsError(USAGE);
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      // Script runners can pass on their own `--`.
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'skip-invalid': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new SettingsError(USAGE);
  }
}

async function importFrom(
  path: string,
  {
    'dry-run': dryRun,
    'skip-invalid': skipInvalid,
  }: { 'dry-run': boolean; 'skip-invalid': boolean },
): Promise<void> {
  const source = await readFolder(path);
  const now = new Date();
  const files = createFolderStorage(readFilesFolder(process.env));
  const report = await withDatabase(now, (database) =>
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

async function exportTo(path: string): Promise<void> {
  const files = createFolderStorage(readFilesFolder(process.env));
  const count = await withDatabase(new Date(), ({ preparationDb }) =>
    exportRecords(preparationDb, files, path),
  );
  console.log(`${count} records are in ${path}.`);
}

async function withDatabase<Result>(
  now: Date,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readDatabase(process.env));
  try {
    await prepareDatabase(database, now, readSampleData(process.env));
    return await work(database);
  } finally {
    await database.close();
  }
}
