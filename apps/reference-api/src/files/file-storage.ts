import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode } from '../lib/error-code.ts';

/**
 * Stores the files of imported records. A file's name is the SHA-256 of its content in hexadecimal, so identical files
 * are stored once, and a file never changes.
 */
export type FileStorage = {
  /** Stores a file, unless it is already stored. */
  write(hash: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file. `null` if there is no such file. */
  read(hash: string): Promise<Uint8Array | null>;
};

/** The storage can't be used. The message explains the reason and what to check. */
export class FileStorageError extends Error {
  override name = 'FileStorageError';
}

/** Writes a file that gets its final name only when it is complete. */
async function writeComplete(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Stores files in a folder, which all hosts of a database must share. */
export function createFolderStorage(folder: string): FileStorage {
  const getPath = (hash: string) => join(folder, hash.slice(0, 2), hash);

  function explain(error: unknown): Error {
    const reason = error instanceof Error ? error.message : String(error);
    return new FileStorageError(
      `The folder "${folder}" can’t be used (${reason}). Check FILES_DIR, the folder’s permissions, and its free space.`,
    );
  }

  return {
    async write(hash, bytes) {
      const path = getPath(hash);
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      if (exists) return;
      try {
        await writeComplete(path, bytes);
      } catch (error) {
        throw explain(error);
      }
    },
    async read(hash) {
      try {
        return await readFile(getPath(hash));
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return null;
        throw explain(error);
      }
    },
  };
}
