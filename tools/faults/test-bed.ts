import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../free-port.ts';
import { startPrivatePostgres, type PrivatePostgres } from '../postgres-server.ts';
import { HostProcess, type HostConfiguration } from './host-process.ts';
import { isSuccess, type User } from './user.ts';

const FIRST_PORT = 4900;
const TIMEOUT_MS = 30_000;

/** The result of a fault run. */
export interface RunResult {
  /** Measurements: "20 faults, 4,120 calls". */
  measurements: string;
  /** One line per problem. */
  problems: string[];
}

/** Input of every run. */
export interface RunContext {
  /** Random numbers from 0 up to, but not including, 1; they depend on the seed. */
  random: () => number;
  /** Number of faults in runs with several faults. */
  rounds: number;
  /** Closes everything at the end of the run, even after an error. */
  cleanup: AsyncDisposableStack;
}

/** Two hosts on one private PostgreSQL, with the sample library. */
export interface TestBed extends RunContext {
  postgres: PrivatePostgres;
  databaseUrl: string;
  hosts: readonly [HostProcess, HostProcess];
}

/** Starts PostgreSQL with its default durability settings, and two hosts on it. */
export async function createTestBed(context: RunContext): Promise<TestBed> {
  const { cleanup } = context;
  const postgres = await startPrivatePostgres({ port: FIRST_PORT, cleanup });
  await query(postgres.getUrl('postgres'), 'create database faults');
  const databaseUrl = postgres.getUrl('faults');
  const hosts = [
    await openHost(cleanup, { DATABASE_URL: databaseUrl }),
    await openHost(cleanup, { DATABASE_URL: databaseUrl }),
  ] as const;
  return { ...context, postgres, databaseUrl, hosts };
}

/**
 * Starts a host that the cleanup kills.
 *
 * @param configuration how the host differs from the others.
 * @throws Error with its log if it does not start.
 */
export async function openHost(
  cleanup: AsyncDisposableStack,
  env: Readonly<Record<string, string>>,
  configuration: HostConfiguration = {},
): Promise<HostProcess> {
  const host = new HostProcess(await findFreePort(FIRST_PORT + 20), env);
  host.configure(configuration);
  cleanup.defer(() => host.close());
  if (!(await host.start())) throw new Error(`The host did not start.\n${host.log}`);
  return host;
}

/** Restarts the hosts that have ended. */
export async function restartEnded(hosts: readonly HostProcess[]): Promise<void> {
  for (const host of hosts) {
    if (host.isRunning) continue;
    if (!(await host.start())) throw new Error(`A host did not restart.\n${host.log}`);
  }
}

/** Creates a folder that the cleanup removes. */
export function createTemporaryFolder(cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Calls a function with a separate connection. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'faults' });
  // PostgreSQL can close the connection between statements. The next statement then fails, so ignore the event.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs a statement and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  return withConnection(url, async (client) => (await client.query<Row>(statement)).rows);
}

/**
 * Waits until a condition is true.
 *
 * @returns milliseconds that it took, or NaN after the timeout.
 */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  timeout = TIMEOUT_MS,
): Promise<number> {
  const startTime = performance.now();
  do {
    if (await isTrue()) return performance.now() - startTime;
    await sleep(20);
  } while (performance.now() - startTime < timeout);
  return Number.NaN;
}

/** Returns whether PostgreSQL accepts connections. */
export const isAccepting = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

/** True if the user's host responds with success. */
export const isServed = async (user: User | undefined): Promise<boolean> =>
  user !== undefined && isSuccess(await user.call('/api/v1/states'));

/** Formats milliseconds: "12 ms", or "never" for NaN. */
export const formatMs = (value: number): string =>
  Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`;

/** Returns the first lines, and a line with the number of the others. */
export function truncateLines(lines: readonly string[], max = 5): string[] {
  const rest = lines.length - max;
  return rest > 0 ? [...lines.slice(0, max), `… and ${rest} more`] : [...lines];
}
