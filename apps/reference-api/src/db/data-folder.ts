import type { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { explainFolderFaults } from './folder-faults.ts';
import { lockFolder } from './folder-lock.ts';

export type DataFolder = {
  pglite: PGlite;
  /** Runs what makes a new database ready to serve; a first start is over when it succeeds. */
  preparing: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Lets go of the folder once the database is closed. What a first start left half-made is removed. */
  release(): Promise<void>;
};

/**
 * Opens the embedded database of a folder that this process has to itself. While a first start is under
 * way a file says so: should the process end before it is over, the next one begins anew.
 *
 * @throws FolderInUse when another process has the folder; SettingsRefused when it cannot be used
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const dataDir = join(folder, 'pglite');
  const unfinished = join(folder, 'pglite.unfinished');
  const lock = await lockFolder(folder);

  async function discardUnfinished(): Promise<void> {
    if (!existsSync(unfinished)) return;
    await rm(dataDir, { recursive: true, force: true });
    // Last: what is left of an interrupted removal is still known as unfinished.
    await rm(unfinished);
  }

  async function release(): Promise<void> {
    try {
      await discardUnfinished();
    } finally {
      await lock.release();
    }
  }

  try {
    const pglite = await explainFolderFaults(folder, async () => {
      await discardUnfinished();
      if (!existsSync(dataDir)) await writeFile(unfinished, '');
      return openEmbedded({ dataDir });
    });
    return {
      pglite,
      async preparing(work) {
        return explainFolderFaults(folder, async () => {
          const result = await work();
          await rm(unfinished, { force: true });
          return result;
        });
      },
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}
