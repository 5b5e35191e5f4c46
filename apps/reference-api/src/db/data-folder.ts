import type { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { explainFolderErrors } from './folder-errors.ts';
import { lockFolder } from './folder-lock.ts';

export type DataFolder = {
  pglite: PGlite;
  /** Runs work that prepares a new database. The first start is complete when the work succeeds. */
  runPreparation: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Deletes the database if its first start is incomplete, and unlocks the folder. Close the database first. */
  release(): Promise<void>;
};

/**
 * Opens the embedded database in a folder, and locks the folder. A marker file exists during the
 * first start. If the process ends before the start is complete, the next one starts over.
 *
 * @throws FolderInUse If another process uses the folder.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const dataDir = join(folder, 'pglite');
  const startMarker = join(folder, 'pglite.unfinished');
  const lock = await lockFolder(folder);

  async function discardUnfinished(): Promise<void> {
    if (!existsSync(startMarker)) return;
    await rm(dataDir, { recursive: true, force: true });
    // The marker is removed last, so that an interrupted removal still counts as unfinished.
    await rm(startMarker);
  }

  async function release(): Promise<void> {
    try {
      await discardUnfinished();
    } finally {
      await lock.release();
    }
  }

  try {
    const pglite = await explainFolderErrors(folder, async () => {
      await discardUnfinished();
      if (!existsSync(dataDir)) await writeFile(startMarker, '');
      return openEmbedded({ dataDir });
    });
    return {
      pglite,
      async runPreparation(work) {
        return explainFolderErrors(folder, async () => {
          const result = await work();
          await rm(startMarker, { force: true });
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
