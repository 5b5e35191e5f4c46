import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { readDatabase } from './config.ts';
import { backUpDataFolder, restoreDataFolder } from './db/data-folder.ts';
import { openDatabase } from './db/open.ts';
import { getErrorCode } from './lib/error-code.ts';
import { PROGRAM } from './program.ts';
import { SettingsError } from './settings-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the path of the file that a command needs as its only argument. */
function readFileArgument(command: string, args: readonly string[], env: Env): string {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) {
    throw new SettingsError(`Usage: ${PROGRAM} ${command} <file>`);
  }
  // Script runners change the current folder. INIT_CWD is the folder in which the user called them.
  return resolve(env['INIT_CWD'] ?? '.', name);
}

/**
 * Writes the whole database to a file, for the command `backup`. The backup doesn't include the file storage, or the secret that
 * encrypts the signing keys.
 *
 * @throws SettingsError If the file exists, the folder has no database, `pg_dump` fails or is missing, or the arguments or the
 *   settings are not valid.
 * @throws FolderInUse If another process uses the data folder.
 */
export async function backUp(args: readonly string[], env: Env): Promise<void> {
  const file = readFileArgument('backup', args, env);
  if (existsSync(file)) throw new SettingsError(`${file} exists. Choose another name.`);
  const database = readDatabase(env);
  // The file gets its final name only when the backup is complete.
  const draft = `${file}.unfinished`;
  try {
    if (database.kind === 'folder') await backUpDataFolder(database.path, draft);
    else {
      const options = ['--format=custom', '--no-owner', '--no-unlogged-table-data'];
      await runTool('pg_dump', [...options, `--file=${draft}`], database.url);
    }
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  console.log(
    `The backup is in ${file}. It does not contain the secret that encrypts the signing keys. Keep the secret in another place.`,
  );
}

/**
 * Reads a backup into an empty database, for the command `restore`.
 *
 * @throws SettingsError If the database is not empty, the file doesn't exist, `pg_restore` fails or is missing, or the arguments
 *   or the settings are not valid.
 * @throws FolderInUse If another process uses the data folder.
 */
export async function restore(args: readonly string[], env: Env): Promise<void> {
  const file = readFileArgument('restore', args, env);
  if (!existsSync(file)) throw new SettingsError(`${file} does not exist.`);
  const database = readDatabase(env);
  if (database.kind === 'folder') await restoreDataFolder(database.path, file);
  else {
    await requireEmpty(database.url);
    const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
    await runTool('pg_restore', [...options, file], database.url);
  }
  console.log('The backup is restored. Start the host with the secret of the signing keys.');
}

async function requireEmpty(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url });
  try {
    const { rows } = await sql`
      select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1
    `.execute(database.db);
    if (rows.length === 0) return;
    throw new SettingsError(
      'The database in DATABASE_URL is not empty. Create a new database, and restore into it.',
    );
  } finally {
    await database.close();
  }
}

/** Runs a PostgreSQL client program. Passes the password in the environment, because other users can see the arguments. */
async function runTool(tool: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(PGPASSWORD === '' ? {} : { PGPASSWORD }) },
  });
  const exit = once(child, 'close').catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    throw new SettingsError(
      `${tool} is not installed. Install the client programs of PostgreSQL, in the server's version or newer.`,
    );
  });
  const [message] = await Promise.all([text(child.stderr), exit]);
  if (child.exitCode !== 0) throw new SettingsError(`${tool} failed. ${message.trim()}`);
}
