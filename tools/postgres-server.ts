import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { runAndGetOutput } from './processes.ts';

/** A PostgreSQL server on which databases can be created. */
export interface PostgresServer {
  /** The URL of a database, which might not exist yet. */
  getUrl(database: string): string;
}

/** A private PostgreSQL server, which can be stopped, killed, and restarted. */
export interface PrivatePostgres extends PostgresServer {
  /** Starts it with the same data folder and port, and waits until it accepts connections. */
  start(): Promise<void>;
  /** "fast" closes all connections first; "immediate" requires recovery at the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Kills the main process like `kill -9`; the other processes then end by themselves. */
  kill(): void;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
}

/** Options of `startPrivatePostgres`. */
export interface PrivatePostgresOptions {
  /** Settings of postgresql.conf. With PostgreSQL's defaults, every commit survives a crash. */
  settings?: Readonly<Record<string, string>>;
  /** Parent of the server's folder. @default the system's temporary folder */
  parent?: string;
  /** Size of a write-ahead log file in megabytes. @default 16 */
  walSegmentMegabytes?: number;
  /** First port to try. @default 4720 */
  port?: number;
  /** Starts as a streaming standby of this server, with a copy of its data. */
  primary?: PostgresServer;
  /** At the end, stops the server and removes its folder, even if the start failed. */
  cleanup: AsyncDisposableStack;
}

// Benchmarks need no durability, which would slow all servers equally.
const benchmarkSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
};

/**
 * Returns the server for a benchmark: the one in DATABASE_URL, whose databases stay for the next run, or else a
 * temporary private one.
 *
 * @param cleanup stops and removes a private server.
 * @param port first port to try for a private server.
 * @throws Error if DATABASE_URL is missing and PostgreSQL is not installed.
 */
export async function openBenchmarkPostgres(
  cleanup: AsyncDisposableStack,
  port: number,
): Promise<PostgresServer> {
  const existingUrl = process.env['DATABASE_URL'];
  if (existingUrl) return { getUrl: createUrlBuilder(existingUrl) };
  return startPrivatePostgres({ cleanup, settings: benchmarkSettings, port });
}

/**
 * Creates and starts a PostgreSQL server in a temporary folder.
 *
 * @throws Error if PostgreSQL is not installed or does not start.
 * @example
 * await using cleanup = new AsyncDisposableStack();
 * const server = await startPrivatePostgres({ cleanup });
 * server.kill();
 * await server.start();
 */
export async function startPrivatePostgres({
  settings = {},
  parent = tmpdir(),
  walSegmentMegabytes = 16,
  port: firstPort = 4720,
  primary,
  cleanup,
}: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const initdb = findInitdb();
  if (initdb === undefined) {
    throw new Error(
      'PostgreSQL is not installed. Install it (Debian: apt-get install postgresql), ' +
        'or set DATABASE_URL to a server on which databases can be created.',
    );
  }
  const folder = mkdtempSync(join(parent, 'postgres-'));
  const data = join(folder, 'data');
  const pidFile = join(data, 'postmaster.pid');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  let isRemoved = false;
  let running: Promise<unknown> = Promise.resolve();
  const execute = (tool: string, args: readonly string[]) => {
    const command = [join(initdb, '..', tool), '-D', data, ...args];
    const [first = '', ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', ...command]
      : command;
    return runAndGetOutput(first, rest, { cwd: folder });
  };
  const run = async (tool: string, args: readonly string[]) => {
    if (isRemoved) throw new Error('This PostgreSQL server was removed.');
    running = execute(tool, args);
    await running;
  };
  cleanup.defer(async () => {
    isRemoved = true;
    await running.catch(() => {});
    // After a crash the file remains, but there is no server to stop.
    if (existsSync(pidFile)) await execute('pg_ctl', ['-m', 'immediate', 'stop']).catch(() => {});
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  if (isRoot) {
    const userId = await runAndGetOutput('id', ['-u', 'postgres'], { cwd: folder });
    chownSync(folder, Number(userId), 0);
  }
  if (primary === undefined) {
    await run('initdb', [
      '--username=portal',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-sync',
      `--wal-segsize=${walSegmentMegabytes}`,
    ]);
  } else {
    await run('pg_basebackup', [
      `--dbname=${primary.getUrl('postgres')}`,
      '--checkpoint=fast',
      '--no-sync',
      '--write-recovery-conf',
    ]);
  }
  const port = await findFreePort(firstPort);
  const options = Object.entries({ ...settings, listen_addresses: '127.0.0.1' })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const flags = `-p ${port} -k ${folder} ${options}`;

  const server: PrivatePostgres = {
    getUrl: createUrlBuilder(`postgres://portal@127.0.0.1:${port}/`),
    async start() {
      // After a kill, the remaining processes need a moment to release the data folder.
      for (let attempt = 1; ; attempt += 1) {
        try {
          await run('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', flags, 'start']);
          return;
        } catch (error) {
          if (attempt === 20) throw error;
          await sleep(200);
        }
      }
    },
    stop: (mode) => run('pg_ctl', ['-w', '-m', mode, 'stop']),
    kill() {
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    },
    promote: () => run('pg_ctl', ['-w', 'promote']),
  };
  await server.start();
  return server;
}

const createUrlBuilder = (base: string) => (database: string) => {
  const databaseUrl = new URL(base);
  databaseUrl.pathname = `/${database}`;
  return databaseUrl.href;
};

/** True if {@link startPrivatePostgres} can run. */
export const isPostgresInstalled = (): boolean => findInitdb() !== undefined;

/** Finds PostgreSQL's initdb on PATH or in the usual folders. */
function findInitdb(): string | undefined {
  const inUsualFolders = globSync(
    '/usr/{lib/postgresql,local/pgsql,pgsql}*/{*/,}bin/initdb',
  ).toSorted();
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'initdb'));
  const [file] = [...onPath.filter((each) => existsSync(each)), ...inUsualFolders.toReversed()];
  // PATH can contain only a link to initdb. The other programs are next to the link's target.
  return file && realpathSync(file);
}
