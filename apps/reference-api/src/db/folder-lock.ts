import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsRefused } from '../settings-refused.ts';
import { makePrivateFolder } from './private-folder.ts';

/** A data folder is open in another process: two would corrupt it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(folder: string, holder: string | null) {
    super(
      `The data folder ${folder} is in use by another process${holder === null ? '' : ` (${holder})`}. ` +
        'Only one host may have it open. Stop that process, or set DATA_DIR to another folder; ' +
        'several hosts can share a PostgreSQL by DATABASE_URL.',
    );
  }
}

export type FolderLock = { release(): Promise<void> };

/** The locks of this process: one that nothing refers to would be closed as garbage. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a file that another has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes a folder for this process. The operating system holds the lock, on a file: it is seen from
 * another container on the same folder, where process numbers mean nothing, and it ends with the
 * process, however that ends. Node gives locks on files by its SQLite alone, so the lock is that of a
 * database without anything in it.
 *
 * @param patience milliseconds to wait for another process to let go (a host that is just closing)
 * @throws FolderInUse when another process has the folder; SettingsRefused when nothing can be locked
 * in it
 */
export async function lockFolder(folder: string, patience = 3000): Promise<FolderLock> {
  await makePrivateFolder(folder);
  // Who has it, for people to read: nothing is decided by it.
  const holder = join(folder, 'host.pid');
  const giveUp = Date.now() + patience;
  let lock = take(folder);
  while (lock === null) {
    if (Date.now() >= giveUp) throw new FolderInUse(folder, await read(holder));
    await sleep(100);
    lock = take(folder);
  }
  const taken = lock;
  held.add(taken);
  // On a full disk the lock holds all the same.
  await writeFile(holder, `${process.pid} on ${hostname()}\n`).catch(() => {});
  return {
    async release() {
      await rm(holder, { force: true });
      // The file itself stays: another may be waiting for the lock on it.
      held.delete(taken);
      taken.close();
    },
  };
}

/** The lock, held until it is closed; null where another has it. */
function take(folder: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'host.lock'));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new SettingsRefused(
      `The data folder ${folder} cannot be locked (${error instanceof Error ? error.message : String(error)}). ` +
        'Set DATA_DIR to a folder that this process may write to, on a file system that locks files.',
    );
  }
}

/** What the file says; null where it says nothing. */
async function read(file: string): Promise<string | null> {
  const content = await readFile(file, 'utf8').catch(() => '');
  return content.trim() || null;
}
