import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolderStorage, FileStorageError } from './file-storage.ts';

const HASH = 'a'.repeat(64);

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('a folder for files', () => {
  it('stores a file, and never overwrites it', async () => {
    const storage = createFolderStorage(join(createFolder(), 'files'));
    await storage.write(HASH, Uint8Array.of(7));
    await storage.write(HASH, Uint8Array.of(1));
    expect([...((await storage.read(HASH)) ?? [])]).toEqual([7]);
  });

  it('returns nothing for a missing file', async () => {
    expect(await createFolderStorage(createFolder()).read(HASH)).toBeNull();
  });

  it('explains why it can’t be used', async () => {
    const file = join(createFolder(), 'a-file');
    writeFileSync(file, '');
    const storage = createFolderStorage(file);
    for (const use of [storage.read(HASH), storage.write(HASH, Uint8Array.of(1))]) {
      const error: unknown = await use.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(FileStorageError);
      expect(String(error)).toMatch(/a-file" can’t be used \(ENOTDIR.*Check FILES_DIR/);
    }
  });
});
