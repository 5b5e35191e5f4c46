import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';

/** A PostgreSQL server on which databases may be made. */
export interface PostgresServer {
  /** The address of a database on it, which may not be there yet. */
  url(database: string): string;
  stop(): void;
}

// Durability costs both rivals the same and wears the disk: a benchmark's database may be lost.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  listen_addresses: '127.0.0.1',
};

/**
 * The server that a benchmark runs on: that of DATABASE_URL, whose databases stay for the next run, or
 * a private one in a temporary folder that is gone at the end.
 *
 * @throws Error when there is neither a DATABASE_URL nor a PostgreSQL installed.
 */
export async function postgresServer(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  const url = (base: string) => (database: string) => {
    const address = new URL(base);
    address.pathname = `/${database}`;
    return address.href;
  };
  if (given) return { url: url(given), stop() {} };

  const initdb = globSync('/usr/{lib/postgresql,local/pgsql,pgsql}*/{*/,}bin/initdb').toSorted();
  const found = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'initdb'));
  const program = [...found.filter((file) => existsSync(file)), ...initdb.toReversed()][0];
  if (!program) {
    throw new Error(
      'No PostgreSQL is installed here. Install one (Debian: apt-get install postgresql), ' +
        'or set DATABASE_URL to a server on which databases may be made.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), 0);
  const run = (tool: string, args: readonly string[]) => {
    const command = [join(program, '..', tool), '-D', data, ...args];
    const [first = '', ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', ...command]
      : command;
    execFileSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };
  run('initdb', ['-U', 'portal', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const port = await freePort(Number(process.env['PORT'] ?? 4720));
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const flags = `-p ${port} -k ${folder} ${options.join(' ')}`;
  run('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', flags, 'start']);
  return {
    url: url(`postgres://portal@127.0.0.1:${port}/`),
    stop() {
      run('pg_ctl', ['-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
