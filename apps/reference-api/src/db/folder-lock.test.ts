import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let otherProcess: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(async () => {
  await crashOtherProcess();
  rmSync(folder, { recursive: true });
});
const getPidFile = () => join(folder, 'host.pid');

/** Starts another process that takes the lock and keeps running. */
async function lockInOtherProcess(): Promise<number> {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const script = `const { lockFolder } = await import(${module});
    await lockFolder(${JSON.stringify(folder)}, 0);
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  otherProcess = child;
  await once(child.stdout, 'data');
  return child.pid!;
}

/** Kills the other process without any cleanup, as a power loss does. */
async function crashOtherProcess(): Promise<void> {
  if (!otherProcess || otherProcess.signalCode !== null || otherProcess.exitCode !== null) return;
  otherProcess.kill('SIGKILL');
  await once(otherProcess, 'exit');
}

describe('the lock of a data folder', () => {
  it('is held by one process at a time, and the error identifies that process', async () => {
    const lock = await lockFolder(folder, 0);
    expect(readFileSync(getPidFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} on \\S`));
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder, 0)).rejects.toThrow(`(${process.pid} on `);
    await expect(lockFolder(folder, 0)).rejects.toThrow('DATA_DIR');
    await lock.release();
    expect(existsSync(getPidFile())).toBe(false);
    await (await lockFolder(folder, 0)).release();
  });

  it('is given to only one of several concurrent requests', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, 0)),
    );
    const acquiredLocks = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(acquiredLocks).toHaveLength(1);
    await acquiredLocks[0]?.value.release();
  });

  it('waits for a host that is closing', async () => {
    const first = await lockFolder(folder, 0);
    const second = lockFolder(folder, 5000);
    await first.release();
    await expect(second).resolves.toHaveProperty('release');
    await (await second).release();
  });

  it('is released when its process crashes', async () => {
    const pid = await lockInOtherProcess();
    await expect(lockFolder(folder, 0)).rejects.toThrow(`(${pid} on `);
    await crashOtherProcess();
    expect(existsSync(getPidFile())).toBe(true);
    await (await lockFolder(folder, 0)).release();
  });

  it.each(['1 on another-container', `${process.pid} on another-container`, '', 'nonsense'])(
    'stays with the other process, no matter what the pid file contains: %j',
    async (content) => {
      await lockInOtherProcess();
      writeFileSync(getPidFile(), content);
      await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
      rmSync(getPidFile());
      await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
    },
  );

  it.skipIf(process.getuid?.() !== 0)('fails in another user’s folder', async () => {
    chownSync(folder, 65_534, 65_534);
    await expect(lockFolder(folder, 0)).rejects.toThrow(SettingsError);
    await expect(lockFolder(folder, 0)).rejects.toThrow(/belongs to another user.*chown.*DATA_DIR/);
    expect(readdirSync(folder)).toEqual([]);
    chownSync(folder, 0, 0);
  });

  it('removes other users’ access to the folder', async () => {
    chmodSync(folder, 0o777);
    const lock = await lockFolder(folder, 0);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await lock.release();
  });

  it('explains why a folder can’t be locked', async () => {
    mkdirSync(join(folder, 'host.lock'));
    await expect(lockFolder(folder, 0)).rejects.toThrow(SettingsError);
    await expect(lockFolder(folder, 0)).rejects.toThrow(
      /^The data folder \S+ can’t be locked.*DATA_DIR/,
    );
  });
});
