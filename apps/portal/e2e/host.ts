import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const root = join(import.meta.dirname, '../../..');

export interface Host {
  origin: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Waits for the URL that a server prints once it listens.
 *
 * @throws Error with the server's output if it does not start.
 */
async function waitForOrigin(host: ChildProcess): Promise<string> {
  if (!host.stdout || !host.stderr) throw new Error('The server has no output.');
  const log: string[] = [];
  host.stderr.on('data', (text: Buffer) => log.push(text.toString()));
  for await (const line of createInterface(host.stdout)) {
    log.push(line);
    const origin = /listens on (http:\S+)/.exec(line)?.[1];
    if (origin !== undefined) {
      // The server would block if nothing read its output.
      host.stdout.resume();
      return origin;
    }
  }
  throw new Error(`The server did not start:\n${log.join('\n')}`);
}

/** Runs a statement on a PostgreSQL server. */
async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database on a PostgreSQL server. */
interface ServerDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on a PostgreSQL server.
 *
 * @param template Name of the database to copy. Nothing may be connected to it. By default, the new database is empty.
 */
async function createDatabase(server: string, template?: string): Promise<ServerDatabase> {
  const name = `portal_e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} ${template ? `template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => execute(server, `drop database ${name} with (force)`);
  return { name, url: url.href, drop };
}

/** Starts a program of the repository that exits with this process, even if this process is killed. */
function startProgram(file: string, args: string[], env: Record<string, string>) {
  return spawn(process.execPath, ['--import', './tools/end-with-parent.ts', file, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    // The test runner's options must not apply to the program.
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}

async function stopProgram(program: ChildProcess): Promise<void> {
  program.kill('SIGINT');
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

/**
 * Starts an identity provider for a host, with one user.
 *
 * @param configuration The name of a configuration in the provider's program.
 * @param level The user's access level.
 */
export async function startIdentityProvider(
  configuration: string,
  hostOrigin: string,
  level: string,
): Promise<Host> {
  const file = 'apps/reference-api/src/sso/testing/identity-provider.ts';
  const provider = startProgram(file, [configuration, hostOrigin, level], {});
  const origin = await waitForOrigin(provider);
  return { origin, stop: () => stopProgram(provider) };
}

/** Finds a free port for a server whose address must be known before it starts. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * Starts a host that serves the built portal.
 *
 * @param folder The host's data folder.
 * @param database URL of a PostgreSQL database; empty for the embedded one.
 */
async function runHost(folder: string, database: string, settings: Record<string, string>) {
  const program = startProgram('apps/reference-api/src/main.ts', [], {
    PORT: '0',
    PORTAL_DIR: process.env.PORTAL_DIR ?? join(root, 'apps/portal/dist'),
    CALLS_PER_MINUTE: '100000',
    DATABASE_URL: database,
    DATA_DIR: folder,
    ...settings,
  });
  return { program, origin: await waitForOrigin(program) };
}

const createFolder = () => mkdtemp(join(tmpdir(), 'portal-e2e-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/**
 * Prepares the sample library once, in a data folder and in a database, because that takes most of a host's start. The hosts of
 * this run and of its workers then start with copies.
 *
 * @param postgresql URL of a PostgreSQL server. Without it, only a data folder is prepared.
 * @returns a function that removes both.
 */
export async function prepareSampleLibrary(postgresql?: string): Promise<() => Promise<void>> {
  const folder = await createFolder();
  const prepare = async (databaseUrl: string) => {
    const { program } = await runHost(folder, databaseUrl, {});
    await stopProgram(program);
  };
  await prepare('');
  process.env.PREPARED_FOLDER = folder;
  if (postgresql === undefined) return () => removeFolder(folder);

  const database = await createDatabase(postgresql);
  // In the same folder, which has the secret that encrypts the keys in the database.
  await prepare(database.url);
  process.env.PREPARED_DATABASE = database.name;
  return async () => {
    await removeFolder(folder);
    await database.drop();
  };
}

/**
 * Starts a reference host with the sample library on a free port.
 *
 * @param postgresql URL of a PostgreSQL server, on which the host gets its own database; without it the host uses
 *   the embedded database in a temporary folder.
 * @param settings Other environment variables of the host.
 * @throws Error with the host's output if it does not start.
 */
export async function startHost(
  postgresql?: string,
  settings: Record<string, string> = {},
): Promise<Host> {
  const { PREPARED_FOLDER, PREPARED_DATABASE } = process.env;
  const folder = await createFolder();
  const database = postgresql ? await createDatabase(postgresql, PREPARED_DATABASE) : undefined;
  if (PREPARED_FOLDER) await cp(PREPARED_FOLDER, folder, { recursive: true });
  const { program, origin } = await runHost(folder, database?.url ?? '', settings);
  return {
    origin,
    async stop() {
      await stopProgram(program);
      await database?.drop();
      await removeFolder(folder);
    },
  };
}
