import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { privatePostgres, type PrivatePostgres } from '../postgres-server.ts';
import { HostProcess } from './host-process.ts';
import { isSuccess, type User } from './user.ts';

const FIRST_PORT = 4900;
const PATIENCE_MS = 30_000;

/** What a fault run found. */
export interface Finding {
  /** What was measured: "20 faults, 4 120 calls". */
  figures: string;
  /** A line for each thing to fix; none when the claim holds. */
  problems: string[];
}

/** What every run is given. */
export interface Base {
  /** Numbers from 0 up to, not including, 1, from the seed. */
  random: () => number;
  /** How many faults a run of many goes through. */
  rounds: number;
  /** Takes what a run opens and closes it at the end, however it ends. */
  cleanup: AsyncDisposableStack;
}

/** Two hosts on one private PostgreSQL, with the sample library. */
export interface Stage extends Base {
  postgres: PrivatePostgres;
  databaseUrl: string;
  hosts: readonly [HostProcess, HostProcess];
}

/** Starts PostgreSQL with its own defaults of durability, and two hosts on it. */
export async function setStage(base: Base): Promise<Stage> {
  const { cleanup } = base;
  const postgres = await privatePostgres({ port: FIRST_PORT, cleanup });
  await query(postgres.url('postgres'), 'create database faults');
  const databaseUrl = postgres.url('faults');
  const hosts = [
    await openHost(cleanup, { DATABASE_URL: databaseUrl }),
    await openHost(cleanup, { DATABASE_URL: databaseUrl }),
  ] as const;
  return { ...base, postgres, databaseUrl, hosts };
}

/**
 * Starts a host that is killed at the end.
 *
 * @throws Error with its log when it does not start.
 */
export async function openHost(
  cleanup: AsyncDisposableStack,
  env: Readonly<Record<string, string>>,
): Promise<HostProcess> {
  const host = new HostProcess(await freePort(FIRST_PORT + 20), env);
  cleanup.defer(() => host.close());
  if (!(await host.start())) throw new Error(`The host did not start.\n${host.log}`);
  return host;
}

/** Starts the hosts that have ended. */
export async function restartEnded(hosts: readonly HostProcess[]): Promise<void> {
  for (const host of hosts) {
    if (host.isRunning) continue;
    if (!(await host.start())) throw new Error(`A host did not start again.\n${host.log}`);
  }
}

/** A folder that is removed at the end. */
export function temporaryFolder(cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Runs a piece of work on a connection of its own, beside those of the hosts. */
export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'faults' });
  // PostgreSQL may end the connection between two statements; the next one says so.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The rows of one statement. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  return connected(url, async (client) => (await client.query<Row>(statement)).rows);
}

/**
 * Waits until something is true.
 *
 * @returns milliseconds that it took; NaN when it did not come true in time.
 */
export async function until(
  isTrue: () => Promise<boolean>,
  patience = PATIENCE_MS,
): Promise<number> {
  const started = performance.now();
  do {
    if (await isTrue()) return performance.now() - started;
    await sleep(20);
  } while (performance.now() - started < patience);
  return Number.NaN;
}

/** Whether PostgreSQL accepts connections. */
export const isAccepting = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

/** Whether a person's host answers them with a success. */
export const isServed = async (user: User | undefined): Promise<boolean> =>
  user !== undefined && isSuccess(await user.call('/api/v1/states'));

/** "12 ms"; "never" for what did not come about. */
export const inMilliseconds = (value: number): string =>
  Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`;

/** The first few lines of many, and how many there are. */
export function few(lines: readonly string[], most = 5): string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), `… and ${rest} more`] : [...lines];
}
