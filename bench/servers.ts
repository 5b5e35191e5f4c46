import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../tools/free-port.ts';
import { openBenchmarkPostgres } from '../tools/postgres-server.ts';
import { waitUntilReachable, endWithParentArgs } from '../tools/processes.ts';

const root = join(import.meta.dirname, '..');

/** A running server. */
export interface RunningServer {
  origin: string;
  child: ChildProcess;
}

/** The servers of a host benchmark: PostgreSQL with seeded databases, and the servers that the benchmark starts. */
export interface Servers {
  /** A temporary folder that `close` removes. */
  readonly folder: string;
  /** Returns the URL of a database with the given number of records; creates it if necessary. */
  prepareDatabase(rows: number): Promise<string>;
  /** Seeds the database that the environment variables select, unless it is already seeded. */
  seed(env: Readonly<Record<string, string>>, rows: number): Promise<void>;
  /**
   * Starts a server and waits until it is reachable.
   *
   * @param log whether the server's errors appear in this terminal. @default 'inherit'
   */
  start(
    file: string,
    env: Readonly<Record<string, string>>,
    log?: 'inherit' | 'ignore',
  ): Promise<RunningServer>;
  /** Kills a server. */
  stop(child: ChildProcess): Promise<void>;
  /** Stops everything and removes temporary data. */
  close(): Promise<void>;
}

/**
 * Uses the PostgreSQL of DATABASE_URL, or starts a private one.
 *
 * @param defaultPort first port to try without PORT. Parallel benchmarks need different ones.
 */
export async function openServers(defaultPort: number): Promise<Servers> {
  const port = Number(process.env['PORT'] ?? defaultPort);
  const cleanup = new AsyncDisposableStack();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanup.disposeAsync().finally(() => process.exit(130)));
  }
  const postgres = await openBenchmarkPostgres(cleanup, port);
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const children: ChildProcess[] = [];

  const servers: Servers = {
    folder,
    async prepareDatabase(rows) {
      const name = `bench_${rows}`;
      const admin = new pg.Client({ connectionString: postgres.getUrl('postgres') });
      await admin.connect();
      const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await admin.query(`create database ${name}`);
      await admin.end();
      const url = postgres.getUrl(name);
      if (rowCount === 0) await servers.seed({ DATABASE_URL: url }, rows);
      return url;
    },
    async seed(env, rows) {
      console.log(`${rows.toLocaleString('en-US')} records …`);
      const file = join(root, 'apps/reference-api/src/main.ts');
      const child = spawn(
        process.execPath,
        [...endWithParentArgs, file, 'seed', '--volume', String(rows)],
        {
          stdio: ['pipe', 'ignore', 'inherit'],
          env: { ...process.env, ...env },
        },
      );
      children.push(child);
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error('Could not seed the database.');
    },
    async start(file, env, log = 'inherit') {
      const serverPort = await findFreePort(port);
      const child = spawn(process.execPath, [...endWithParentArgs, join(root, file)], {
        stdio: ['pipe', 'ignore', log],
        env: { ...process.env, CALLS_PER_MINUTE: '0', ...env, PORT: String(serverPort) },
      });
      children.push(child);
      const origin = `http://127.0.0.1:${serverPort}`;
      if (!(await waitUntilReachable(origin, child))) throw new Error(`${file} did not start.`);
      return { origin, child };
    },
    async stop(child) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Pending calls do not matter at the end of a round.
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    close: () => cleanup.disposeAsync(),
  };
  cleanup.defer(async () => {
    await Promise.all(children.map((child) => servers.stop(child)));
  });
  return servers;
}
