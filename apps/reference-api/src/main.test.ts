import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'reference-host-'));
/** The user and group of nobody, on most systems. */
const NOBODY = 65_534;
const started = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  return child;
}

async function outcome(child: ReturnType<typeof start>) {
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : null,
  ]);
  return { code: child.exitCode, said, complained };
}

async function listening(child: ReturnType<typeof start>): Promise<string> {
  for await (const chunk of child.stdout) {
    const [url] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (url) return url;
  }
  throw new Error(`It ended: ${await text(child.stderr)}`);
}

/** The files of a folder that another local user can read; without the right to be one, by its mode. */
function readableByOthers(dataFolder: string, files: readonly string[]): string[] {
  if (process.getuid?.() !== 0) {
    return (statSync(dataFolder).mode & 0o077) === 0 ? [] : [...files];
  }
  const script = 'for file do if test -r "$file"; then echo "$file"; fi; done';
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...files], {
    uid: NOBODY,
    gid: NOBODY,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

describe('node src/main.ts', () => {
  it('does not start in production with development sign-in, and says why', async () => {
    const env = { MODE: 'production', DEVELOPMENT_SIGN_IN: 'on', DATA_DIR: join(folder, 'none') };
    const { code, said, complained } = await outcome(start(env));
    expect(code).toBe(1);
    expect(said).toBe('');
    expect(complained).toMatch(/does not exist in production/);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  }, 30_000);

  it('says that nobody answers at DATABASE_URL', async () => {
    const { code, complained } = await outcome(start({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }));
    expect(code).toBe(1);
    expect(complained).toMatch(/No PostgreSQL answers at DATABASE_URL/);
  }, 30_000);

  it('keeps its data from every other user, also where an older version let them in', async () => {
    const parent = join(folder, 'shared');
    const DATA_DIR = join(parent, 'data');
    mkdirSync(parent);
    for (const path of [folder, parent]) chmodSync(path, 0o755);

    const files = () =>
      globSync('**', { cwd: DATA_DIR, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    const first = start({ DATA_DIR });
    await listening(first);
    expect(files().length).toBeGreaterThan(900);
    expect(readableByOthers(DATA_DIR, files())).toEqual([]);
    first.kill('SIGTERM');
    await once(first, 'exit');

    for (const path of globSync('**', { cwd: DATA_DIR, withFileTypes: true })) {
      chmodSync(join(path.parentPath, path.name), path.isDirectory() ? 0o755 : 0o666);
    }
    chmodSync(DATA_DIR, 0o755);
    expect(readableByOthers(DATA_DIR, files())).not.toEqual([]);
    await listening(start({ DATA_DIR }));
    expect(readableByOthers(DATA_DIR, files())).toEqual([]);
  }, 120_000);

  it('has its data folder to itself, keeps what is in it, and lets go of it at the end', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = start({ DATA_DIR });
    const url = await listening(first);
    expect((await fetch(`${url}/api/v1/states`)).status).toBe(401);

    const second = await outcome(start({ DATA_DIR }));
    expect(second.code).toBe(1);
    expect(second.complained).toContain(`in use by another process (${first.pid} on `);
    expect((await fetch(`${url}/sso/initiate`)).status).toBe(200);

    first.kill('SIGTERM');
    await once(first, 'exit');
    expect(first.exitCode).toBe(0);
    expect(existsSync(join(DATA_DIR, 'host.pid'))).toBe(false);

    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const third = await outcome(start({ DATA_DIR, PORT }));
    taken.close();
    expect(third.code).toBe(1);
    expect(third.complained).toMatch(/port is taken/);
    expect(existsSync(join(DATA_DIR, 'host.pid'))).toBe(false);
  }, 120_000);
});
