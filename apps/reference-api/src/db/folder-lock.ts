import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsError } from '../settings-error.ts';
import { makePrivateFolder } from './private-folder.ts';

/** Another process uses the data folder. Two processes would corrupt it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(folder: string, holder: string | null) {
    super(
      `The data folder ${folder} is in use by another process${holder === null ? '' : ` (${holder})`}. ` +
        'Only one host can use it. Stop that process, or set DATA_DIR to another folder. ' +
        'To run several hosts, share a PostgreSQL database with DATABASE_URL.',
    );
  }
}

export type FolderLock = { release(): Promise<void> };

/** The locks of this process. An unreferenced lock would be garbage collected and released. */
const openLocks = new Set<DatabaseSync>();

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process with an operating system lock on a file. The lock also works between containers, where
 * process ids mean nothing, and it ends with the process. Node can't lock files, so this module locks an empty SQLite
 * database.
 *
 * @param waitMs Milliseconds to wait for another process to release the lock.
 * @throws FolderInUse If another process has the lock.
 * @throws SettingsError If files in the folder can't be locked.
 */
export async function lockFolder(folder: string, waitMs = 3000): Promise<FolderLock> {
  await makePrivateFolder(folder);
  // Identifies the process, for error messages only.
  const pidFile = join(folder, 'host.pid');
  const deadline = Date.now() + waitMs;
  let lock = tryLock(folder);
  while (lock === null) {
    if (Date.now() >= deadline) throw new FolderInUse(folder, await readHolder(pidFile));
    await sleep(100);
    lock = tryLock(folder);
  }
  const acquired = lock;
  openLocks.add(acquired);
  // The lock works without this file, so a full disk is no problem.
  await writeFile(pidFile, `${process.pid} on ${hostname()}\n`).catch(() => {});
  return {
    async release() {
      await rm(pidFile, { force: true });
      // The lock file stays, because another process can be waiting for it.
      openLocks.delete(acquired);
      acquired.close();
    },
  };
}

/** Takes the lock, which `close` releases. Returns `null` if another process has the lock. */
function tryLock(folder: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'host.lock'));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new SettingsError(
      `The data folder ${folder} can’t be locked (${error instanceof Error ? error.message : String(error)}). ` +
        'Set DATA_DIR to a folder that this process can write to, on a file system that supports locks.',
    );
  }
}

/** Returns the file's content, or `null` if the file is missing or empty. */
async function readHolder(file: string): Promise<string | null> {
  const content = await readFile(file, 'utf8').catch(() => '');
  return content.trim() || null;
}
