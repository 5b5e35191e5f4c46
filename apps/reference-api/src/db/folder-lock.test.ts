import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { link } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsRefused } from '../config.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

vi.mock('node:fs/promises', { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const pidFile = () => join(folder, 'host.pid');

/** Takes the lock and lets go of it again; answers whose number stood in the file. */
async function takenBy(): Promise<number> {
  const lock = await lockFolder(folder, 0);
  const pid = Number(readFileSync(pidFile(), 'utf8'));
  await lock.release();
  return pid;
}

/** The pid of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid!;
}

describe('the lock of a data folder', () => {
  it('is held by one at a time, and says by whom and what to do', async () => {
    const lock = await lockFolder(folder, 0);
    expect(readFileSync(pidFile(), 'utf8').trim()).toBe(String(process.pid));
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder, 0)).rejects.toThrow(String(process.pid));
    await expect(lockFolder(folder, 0)).rejects.toThrow('DATA_DIR');
    await lock.release();
    expect(existsSync(pidFile())).toBe(false);
    await (await lockFolder(folder, 0)).release();
  });

  it('goes to one of many that ask at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, 0)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is waited for while another host is closing', async () => {
    const first = await lockFolder(folder, 0);
    const second = lockFolder(folder, 5000);
    await first.release();
    await expect(second).resolves.toHaveProperty('release');
    await (await second).release();
  });

  it('belongs to a process that runs, whoever started it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
    });
    writeFileSync(pidFile(), `${other.pid}\n`);
    await expect(lockFolder(folder, 0)).rejects.toThrow(String(other.pid));
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await takenBy()).toBe(process.pid);
  });

  it.each(['', 'nonsense', '0', '-1'])(
    'is taken over from a file that says %j',
    async (content) => {
      writeFileSync(pidFile(), content);
      expect(await takenBy()).toBe(process.pid);
    },
  );

  it('is taken over from an ended process by one of many', async () => {
    writeFileSync(pidFile(), String(await endedPid()));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, 0)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readFileSync(pidFile(), 'utf8').trim()).toBe(String(process.pid));
  });

  it('is taken over although our own number is in it: that was an earlier life', async () => {
    writeFileSync(pidFile(), String(process.pid));
    expect(await takenBy()).toBe(process.pid);
  });

  it.each(['EPERM', 'ENOTSUP'])(
    'says in a sentence that a file system has no hard links (%s), and leaves nothing behind',
    async (code) => {
      const refusal = Object.assign(new Error(`${code}: link`), { code });
      vi.mocked(link).mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
      await expect(lockFolder(folder, 0)).rejects.toThrow(SettingsRefused);
      await expect(lockFolder(folder, 0)).rejects.toThrow(
        /^The data folder \S+ is on a file system without hard links.*DATA_DIR/,
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('is not kept from anybody by a takeover that its process did not live to finish', async () => {
    writeFileSync(pidFile(), String(await endedPid()));
    const takeover = `${pidFile()}.takeover`;
    writeFileSync(takeover, '1');
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
    utimesSync(takeover, 0, 0);
    await (await lockFolder(folder, 1000)).release();
  });
});
