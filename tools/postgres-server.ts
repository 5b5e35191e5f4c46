import childProcess from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const execFile = promisify(childProcess.execFile);

/** A PostgreSQL server on which databases may be made. */
export interface PostgresServer {
  /** The address of a database on it, which may not be there yet. */
  url(database: string): string;
}

/** A PostgreSQL server of our own, which can be stopped, crashed and started again. */
export interface PrivatePostgres extends PostgresServer {
  /** Starts it on the same data folder and port, and waits until it accepts connections. */
  start(): Promise<void>;
  /** "fast" closes every connection in order; "immediate" leaves recovery to the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Kills the main process as `kill -9` does; the others notice and end by themselves. */
  kill(): void;
}

/** What a private server is made with. */
export interface PrivatePostgresOptions {
  /** Settings of postgresql.conf. PostgreSQL's own defaults keep every commit through a crash. */
  settings?: Readonly<Record<string, string>>;
  /** Folder in which its own folder is made. @default the system's temporary folder */
  parent?: string;
  /** Megabytes of a write-ahead log file; small ones fit on a small disk. @default 16 */
  walSegmentMegabytes?: number;
  /** First port to try. @default 4720 */
  port?: number;
  /** Stops it and removes its folder at the end, even of a start that is broken off. */
  cleanup: AsyncDisposableStack;
}

// Durability costs both rivals the same and wears the disk: a benchmark's database may be lost.
const benchmarkSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
};

/**
 * The server that a benchmark runs on: that of DATABASE_URL, whose databases stay for the next run, or
 * a private one in a temporary folder that is gone at the end.
 *
 * @param cleanup stops and removes a private one.
 * @param port first port to try for a private one.
 * @throws Error when there is neither a DATABASE_URL nor a PostgreSQL installed.
 */
export async function benchmarkPostgres(
  cleanup: AsyncDisposableStack,
  port: number,
): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: urlOn(given) };
  return privatePostgres({ cleanup, settings: benchmarkSettings, port });
}

/**
 * Makes and starts a PostgreSQL server in a temporary folder.
 *
 * @throws Error when no PostgreSQL is installed, or when it does not start.
 * @example
 * await using cleanup = new AsyncDisposableStack();
 * const server = await privatePostgres({ cleanup });
 * server.kill();
 * await server.start();
 */
export async function privatePostgres({
  settings = {},
  parent = tmpdir(),
  walSegmentMegabytes = 16,
  port: wantedPort = 4720,
  cleanup,
}: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const initdb = findInitdb();
  if (initdb === undefined) {
    throw new Error(
      'No PostgreSQL is installed here. Install one (Debian: apt-get install postgresql), ' +
        'or set DATABASE_URL to a server on which databases may be made.',
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
    return execFile(first, rest, { cwd: folder });
  };
  const run = async (tool: string, args: readonly string[]) => {
    if (isRemoved) throw new Error('This PostgreSQL is gone.');
    running = execute(tool, args);
    await running;
  };
  cleanup.defer(async () => {
    isRemoved = true;
    await running.catch(() => {});
    // One that a crash has ended leaves its file behind, and there is nothing to stop.
    if (existsSync(pidFile)) await execute('pg_ctl', ['-m', 'immediate', 'stop']).catch(() => {});
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  if (isRoot) chownSync(folder, Number((await execFile('id', ['-u', 'postgres'])).stdout), 0);
  await run('initdb', [
    '--username=portal',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    `--wal-segsize=${walSegmentMegabytes}`,
  ]);
  const port = await freePort(wantedPort);
  const options = Object.entries({ ...settings, listen_addresses: '127.0.0.1' })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const flags = `-p ${port} -k ${folder} ${options}`;

  const server: PrivatePostgres = {
    url: urlOn(`postgres://portal@127.0.0.1:${port}/`),
    async start() {
      // After a kill the old processes need a moment to notice and to let go of the data folder.
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
  };
  await server.start();
  return server;
}

const urlOn = (base: string) => (database: string) => {
  const address = new URL(base);
  address.pathname = `/${database}`;
  return address.href;
};

/** Whether {@link privatePostgres} finds a PostgreSQL to run. */
export const isPostgresInstalled = (): boolean => findInitdb() !== undefined;

/** Where PostgreSQL's initdb is: on the path, or where distributions keep it. */
function findInitdb(): string | undefined {
  const usual = globSync('/usr/{lib/postgresql,local/pgsql,pgsql}*/{*/,}bin/initdb').toSorted();
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'initdb'));
  return [...onPath.filter((file) => existsSync(file)), ...usual.toReversed()][0];
}
