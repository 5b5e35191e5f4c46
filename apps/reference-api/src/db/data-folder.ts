import type { PGlite } from '@electric-sql/pglite';
import { existsSync, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { explainFolderErrors } from './folder-errors.ts';
import { lockFolder } from './folder-lock.ts';
import { SettingsError } from '../settings-error.ts';

export type DataFolder = {
  pglite: PGlite;
  /** Runs work that prepares a new database. The first start is complete when the work succeeds. */
  runPreparation: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Deletes the database if its first start is incomplete, and unlocks the folder. Close the database first. */
  release(): Promise<void>;
};

const getPaths = (folder: string) => ({
  dataDir: join(folder, 'pglite'),
  /** Exists until a new database is complete. */
  startMarker: join(folder, 'pglite.unfinished'),
});

/**
 * Opens the embedded database in a folder, and locks the folder. A marker file exists during the
 * first start. If the process ends before the start is complete, the next process starts over.
 *
 * @throws FolderInUse If another process uses the folder.
 * @throws SettingsError If the folder can't be created, restricted, locked, or written to.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const { dataDir, startMarker } = getPaths(folder);
  const lock = await lockFolder(folder);

  async function discardUnfinished(): Promise<void> {
    if (!existsSync(startMarker)) return;
    await rm(dataDir, { recursive: true, force: true });
    // The marker is removed last, so that the next process repeats an interrupted removal.
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

/**
 * Writes a folder's embedded database to a file. No host may be using the folder.
 *
 * @throws FolderInUse If another process uses the folder.
 * @throws SettingsError If the folder has no database.
 */
export async function backUpDataFolder(folder: string, file: string): Promise<void> {
  if (!existsSync(getPaths(folder).dataDir)) {
    throw new SettingsError(`${folder} has no database. Set DATA_DIR to the host’s data folder.`);
  }
  const { pglite, ...dataFolder } = await openDataFolder(folder);
  try {
    await writeFile(file, (await pglite.dumpDataDir('gzip')).stream());
    await pglite.close();
  } finally {
    await dataFolder.release();
  }
}

/**
 * Creates a folder's embedded database from a file that {@link backUpDataFolder} wrote.
 *
 * @throws FolderInUse If another process uses the folder.
 * @throws SettingsError If the folder already has a database.
 */
export async function restoreDataFolder(folder: string, file: string): Promise<void> {
  const lock = await lockFolder(folder);
  const { dataDir, startMarker } = getPaths(folder);
  try {
    if (existsSync(dataDir) && !existsSync(startMarker)) {
      throw new SettingsError(`${folder} already has a database. Set DATA_DIR to a new folder.`);
    }
    await writeFile(startMarker, '');
    await rm(dataDir, { recursive: true, force: true });
    const pglite = await openEmbedded({ dataDir, loadDataDir: await openAsBlob(file) });
    await pglite.close();
    await rm(startMarker);
  } finally {
    await lock.release();
  }
}
