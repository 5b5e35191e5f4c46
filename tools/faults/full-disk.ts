import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { startPrivatePostgres } from '../postgres-server.ts';
import { HostProcess } from './host-process.ts';
import { describeReply, isSuccess, User, type Reply } from './user.ts';
import {
  truncateLines,
  isAccepting,
  openHost,
  query,
  createTemporaryFolder,
  waitUntil,
  type RunContext,
  type RunResult,
} from './test-bed.ts';
import { toFavoriteAddition } from './writes.ts';

const SAVED = ['saved-1', 'saved-2', 'saved-3'];
const MAX_WRITES = 3000;

/** Settings of PostgreSQL for a small disk. */
export const SMALL_DISK_SETTINGS = {
  min_wal_size: '2MB',
  max_wal_size: '16MB',
  shared_buffers: '16MB',
};

/** Returns why a small disk cannot be created here, or null. */
export function findSmallDiskSkipReason(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'only root on Linux can create a small disk';
  }
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
      stdio: 'ignore',
    });
    return null;
  } catch {
    return 'this system cannot mount tmpfs';
  }
}

/** Fills the disk of the embedded database while a host uses it. */
export async function testEmbeddedFullDisk(context: RunContext): Promise<RunResult> {
  await using cleanup = context.cleanup.use(new AsyncDisposableStack());
  const disk = mountSmallDisk(cleanup, 80);
  const host = await openHost(cleanup, { DATA_DIR: join(disk, 'data'), DATABASE_URL: '' });
  const result = await fillAndEmpty(host, disk, async () => {});
  await host.end('SIGTERM');

  const tooSmall = mountSmallDisk(cleanup, 8);
  const first = new HostProcess(await findFreePort(Number(new URL(host.origin).port)), {
    DATA_DIR: join(tooSmall, 'data'),
    DATABASE_URL: '',
  });
  cleanup.defer(() => first.close());
  if (await first.start())
    result.problems.push('The first start worked on 8 MB: use a smaller disk for this check.');
  const [lastMessage = ''] = first.log.split('\n');
  return {
    ...result,
    measurements: `${result.measurements}; a first start on 8 MB ends with "${lastMessage}"`,
  };
}

/** Fills the disk of PostgreSQL while a host uses it. */
export async function testPostgresFullDisk(context: RunContext): Promise<RunResult> {
  await using cleanup = context.cleanup.use(new AsyncDisposableStack());
  const disk = mountSmallDisk(cleanup, 160);
  const postgres = await startPrivatePostgres({
    cleanup,
    parent: disk,
    walSegmentMegabytes: 1,
    settings: SMALL_DISK_SETTINGS,
  });
  await query(postgres.getUrl('postgres'), 'create database faults');
  const url = postgres.getUrl('faults');
  const host = await openHost(cleanup, { DATABASE_URL: url });
  // Awaited here, because the cleanup runs at the end of this function.
  return await fillAndEmpty(host, disk, async () => {
    if (!(await isAccepting(url))) await postgres.start();
  });
}

/**
 * Fills the disk and empties it again. Meanwhile the host must keep running and reject writes with the
 * contract's error format; afterward it must work again and have all acknowledged data.
 */
async function fillAndEmpty(
  host: HostProcess,
  disk: string,
  restartDatabase: () => Promise<void>,
): Promise<RunResult> {
  const problems: string[] = [];
  const user = await User.signIn(host.origin, 'manager');
  for (const name of SAVED) {
    const { path, body } = toFavoriteAddition(name);
    const reply = await user.call(path, { method: 'POST', body });
    if (!isSuccess(reply)) throw new Error(describeReply(reply));
  }

  const filler = join(disk, 'filler');
  fillUp(filler);
  const refusals: Reply[] = [];
  for (let turn = 0; turn < MAX_WRITES && refusals.length < 20; turn += 1) {
    const reply = await write(user, `full-${turn}`);
    if (!isSuccess(reply)) refusals.push(reply);
    if (reply.status === 0) break;
  }
  if (refusals.length === 0) problems.push(`${MAX_WRITES} writes succeeded on the full disk.`);
  problems.push(...truncateLines(refusals.filter((reply) => !isRefusal(reply)).map(describeReply)));
  if (!host.isRunning) problems.push(`The host ended; its log ends with:\n${host.log}`);

  rmSync(filler);
  await restartDatabase();
  if (!host.isRunning && !(await host.start())) {
    problems.push(`The host does not restart:\n${host.log}`);
  } else {
    const msUntilAccepted = await waitUntil(
      async () => isSuccess(await write(user, 'after')),
      10_000,
    );
    if (Number.isNaN(msUntilAccepted)) problems.push('Writes still fail after space was freed.');
    await host.end('SIGTERM');
    if (await host.start()) problems.push(...(await findMissingFavorites(user)));
    else problems.push(`The host does not start after it was ended:\n${host.log}`);
  }
  const statuses = [...new Set(refusals.map(({ status }) => status))].join(', ');
  return { measurements: `${refusals.length} writes rejected with ${statuses}`, problems };
}

/** Adds and removes a favorite, so that the list never reaches its limit. */
async function write(user: User, name: string): Promise<Reply> {
  const { path, body } = toFavoriteAddition(name);
  const added = await user.call(path, {
    method: 'POST',
    body,
    idempotencyKey: crypto.randomUUID(),
  });
  if (!isSuccess(added)) return added;
  const { favorite_page: page } = JSON.parse(added.body) as { favorite_page: { id: number } };
  return user.call(`${path}/${page.id}`, { method: 'DELETE' });
}

/** True for an error in the contract's format: 5xx with a message. */
function isRefusal({ status, body }: Reply): boolean {
  try {
    const { message } = JSON.parse(body) as { message: unknown };
    return status >= 500 && typeof message === 'string' && message !== '';
  } catch {
    return false;
  }
}

async function findMissingFavorites(user: User): Promise<string[]> {
  const { favorite_pages: pages } = await user.read<{ favorite_pages: { title: string }[] }>(
    '/api/v1/favorite_pages',
  );
  const titles = new Set(pages.map(({ title }) => title));
  return SAVED.filter((name) => !titles.has(name)).map(
    (name) => `The favorite "${name}" is missing.`,
  );
}

/** Mounts a small disk that the cleanup removes. */
export function mountSmallDisk(cleanup: AsyncDisposableStack, megabytes: number): string {
  const parent = createTemporaryFolder(cleanup);
  // PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  cleanup.defer(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

/** Writes a file until the disk is full. */
export function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}
