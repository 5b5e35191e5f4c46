import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { explainFolderErrors } from './folder-errors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const getDataDir = () => join(folder, 'data');

/** Prepares the data folder in a separate process, like a first start. */
async function runSeed() {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), 'seed'], {
    env: { PATH, DATA_DIR: getDataDir() },
  });
  const [stdoutText, stderrText] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdoutText, stderrText };
}

describe('a data folder', () => {
  it('explains that the disk is full, and starts when there is space again', async ({ skip }) => {
    const mountDisk = (option: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', option, 'tmpfs', folder]).status === 0;
    if (!mountDisk('size=20m')) skip('Only root can mount a disk that is too small.');
    try {
      // A disk of 20 MB is too small for the database's files, and one of 40 MB for the tables.
      for (const size of ['20m', '40m']) {
        expect(mountDisk(`remount,size=${size}`)).toBe(true);
        const { stderrText } = await runSeed();
        expect(stderrText).toMatch(
          /^The data folder \S+ cannot be used: the disk is full .*DATA_DIR/,
        );
        expect(stderrText).toContain(getDataDir());
        expect(stderrText.trim().split('\n')).toHaveLength(1);
        expect(readdirSync(getDataDir())).toEqual(['host.lock']);
      }
      expect(mountDisk('remount,size=200m')).toBe(true);
      expect(await runSeed()).toEqual({
        stdoutText: expect.stringContaining('Alert: '),
        stderrText: '',
      });
    } finally {
      spawnSync('umount', [folder]);
    }
  }, 120_000);

  it('starts over only if the first start was interrupted', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'open.ts'));
    const location = JSON.stringify({ kind: 'folder', path: getDataDir() });
    const script = `const { openDatabase } = await import(${module});
      await openDatabase(${location});
      process.kill(process.pid, 'SIGKILL');`;
    await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit');
    const strayFile = join(getDataDir(), 'pglite', 'strayFile');
    writeFileSync(strayFile, '');
    expect((await runSeed()).stdoutText).toContain('Alert: ');
    expect(existsSync(strayFile)).toBe(false);

    writeFileSync(strayFile, '');
    expect((await runSeed()).stdoutText).toContain('Alert: ');
    expect(existsSync(strayFile)).toBe(true);
  }, 120_000);

  it.each([
    [{ code: 'EROFS' }, 'the file system is read-only. Set DATA_DIR'],
    [{ code: 'EACCES' }, 'no write permission'],
    [{ code: 'EDQUOT' }, 'quota is used up'],
    [{ errno: 69 }, 'the file system is read-only. Set DATA_DIR'],
    [{ errno: 2 }, 'no write permission'],
    [{ errno: 19 }, 'quota is used up'],
  ])('explains a failure with %j', async (failure, explanation) => {
    // The embedded database throws objects that are not `Error`s.
    const thrown = 'code' in failure ? Object.assign(new Error('failed'), failure) : failure;
    const operation = explainFolderErrors('/data', async () => Promise.reject(thrown));
    await expect(operation).rejects.toThrow(SettingsError);
    await expect(operation).rejects.toThrow(`The data folder /data cannot be used: `);
    await expect(operation).rejects.toThrow(explanation);
  });
});
