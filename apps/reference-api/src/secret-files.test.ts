import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

it('reads a secret from a file, without the line break at its end', async () => {
  const file = write('url', 'postgres://db/portal\n');
  const env = await readSecretFiles({ DATABASE_URL_FILE: file, PORT: '0' });
  expect(env).toMatchObject({ DATABASE_URL: 'postgres://db/portal', PORT: '0' });
});

it('refuses a missing file, an empty file, and a setting that has both a value and a file', async () => {
  const missingFile = join(folder, 'missing');
  await expect(readSecretFiles({ METRICS_TOKEN_FILE: missingFile })).rejects.toThrow(
    /METRICS_TOKEN_FILE can’t be read: .*missing/,
  );
  const empty = write('empty', ' \n');
  await expect(readSecretFiles({ METRICS_TOKEN_FILE: empty })).rejects.toThrow('is empty');
  await expect(
    readSecretFiles({ DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: empty }),
  ).rejects.toThrow('DATABASE_URL and DATABASE_URL_FILE are both set. Remove one of them.');
});
