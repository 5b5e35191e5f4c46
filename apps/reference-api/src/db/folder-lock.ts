import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsRefused } from '../config.ts';
import { errorCode } from '../lib/error-code.ts';

/** A data folder is open in another process: two would corrupt it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(folder: string, lockFile: string, pid: number | null) {
    super(
      `The data folder ${folder} is in use by another process${pid === null ? '' : ` (${pid})`}. ` +
        'Only one host may have it open. Stop that process, or set DATA_DIR to another folder; ' +
        'several hosts can share a PostgreSQL by DATABASE_URL. ' +
        `If no such process runs any more, delete ${lockFile}.`,
    );
  }
}

export type FolderLock = { release(): Promise<void> };

/** Locks that this very process holds: its own pid in a lock file proves nothing after a restart. */
const heldHere = new Set<string>();

/** A takeover is done in a moment; one that is older was left by a process that died in it. */
const TAKEOVER_MS = 10_000;

/**
 * Takes a folder for this process, by a pid file that only one process can create. A file whose
 * process is gone is taken over.
 *
 * @param patience milliseconds to wait for another process to let go (a host that is just closing)
 * @throws FolderInUse when another process has the folder; SettingsRefused when its file system has no
 * hard links
 */
export async function lockFolder(folder: string, patience = 3000): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'host.pid');
  const giveUp = Date.now() + patience;
  while (!(await take(file))) {
    if (Date.now() >= giveUp) throw new FolderInUse(folder, file, pidIn(await read(file)));
    await sleep(100);
  }
  heldHere.add(file);
  return {
    async release() {
      heldHere.delete(file);
      await rm(file, { force: true });
    },
  };
}

async function take(file: string): Promise<boolean> {
  if (await create(file)) return true;
  if ((await look(file)) === 'held') return false;
  // Two processes may both see that the file is stale; this second file lets one of them at it.
  const takeover = `${file}.takeover`;
  if (!(await create(takeover))) {
    const { mtimeMs } = await stat(takeover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > TAKEOVER_MS) await rm(takeover, { force: true });
    return false;
  }
  try {
    const found = await look(file);
    if (found === 'held') return false;
    // Only a stale file stays until whoever has the takeover removes it. Where there was none, there
    // may be another's by now.
    if (found === 'stale') await rm(file, { force: true });
    return await create(file);
  } finally {
    await rm(takeover, { force: true });
  }
}

/** What a file system answers that has no hard links, such as exFAT and some shared folders. */
const NO_HARD_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];

/** Creates the file with our pid in it, at once and whole; false where it is there already. */
async function create(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${process.pid}\n`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'EEXIST') return false;
    if (!NO_HARD_LINKS.includes(code)) throw error;
    throw new SettingsRefused(
      `The data folder ${dirname(file)} is on a file system without hard links, by which a host ` +
        'makes sure that it alone has the folder open: set DATA_DIR to a folder on another one.',
    );
  } finally {
    await rm(draft, { force: true });
  }
}
/** What the file says; null where there is none. */
const read = (file: string) => readFile(file, 'utf8').catch(() => null);

function pidIn(content: string | null): number | null {
  const pid = Number((content ?? '').trim());
  return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
}

async function look(file: string): Promise<'absent' | 'held' | 'stale'> {
  const content = await read(file);
  if (content === null) return 'absent';
  const pid = pidIn(content);
  return pid !== null && isAlive(pid, file) ? 'held' : 'stale';
}

function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return heldHere.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return errorCode(error) === 'EPERM';
  }
}
