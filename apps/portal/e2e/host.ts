import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const root = join(import.meta.dirname, '../../..');

export interface Host {
  origin: string;
  /** Stops the host and removes its data. */
  stop(): Promise<void>;
}

/** Waits for the URL that the host prints once it listens. */
async function waitForOrigin(host: ChildProcess, log: string[]): Promise<string> {
  if (!host.stdout || !host.stderr) throw new Error('The host has no output.');
  host.stderr.on('data', (text: Buffer) => log.push(text.toString()));
  for await (const line of createInterface(host.stdout)) {
    log.push(line);
    const origin = /listens on (http:\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The reference host did not start:\n${log.join('\n')}`);
}

/** Creates an empty database on a PostgreSQL server. */
async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await execute(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}

/**
 * Starts a reference host that serves the built portal on a free port. The host exits with this process, even if this process
 * is killed.
 *
 * @param postgresql URL of a PostgreSQL server, on which the host gets a new database; without it the host uses
 *   the embedded database in a temporary folder.
 * @throws Error with the host's output if it does not start.
 */
export async function startHost(postgresql?: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const database = postgresql === undefined ? undefined : await createDatabase(postgresql);
  const host = spawn(
    process.execPath,
    ['--import', './tools/end-with-parent.ts', 'apps/reference-api/src/main.ts'],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // The test runner's options must not apply to the host.
        NODE_OPTIONS: '',
        PORT: '0',
        PORTAL_DIR: process.env.PORTAL_DIR ?? join(root, 'apps/portal/dist'),
        CALLS_PER_MINUTE: '100000',
        DATABASE_URL: database?.url ?? '',
        DATA_DIR: folder,
      },
    },
  );
  const origin = await waitForOrigin(host, []);
  // The host would block if nothing read its output.
  host.stdout.resume();
  return {
    origin,
    async stop() {
      host.kill('SIGINT');
      if (host.exitCode === null && host.signalCode === null) await once(host, 'exit');
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
