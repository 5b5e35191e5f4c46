import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { openKeySecret } from './key-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => ({ kind: 'file', path: join(folder, 'data', 'signing-key.secret') }) as const;

describe('the signing keys’ secret', () => {
  it('is created once, readable only by its owner', async () => {
    const secret = await openKeySecret(file());
    expect(secret).toHaveLength(32);
    expect(statSync(file().path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(await openKeySecret(file())).toEqual(secret);
    chmodSync(file().path, 0o644);
    expect(await openKeySecret(file())).toEqual(secret);
    expect(statSync(file().path).mode & 0o777).toBe(0o600);
  });

  it('is the same for hosts that start at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, async () => openKeySecret(file())));
    for (const secret of secrets) expect(secret).toEqual(secrets[0]);
    expect(readdirSync(join(folder, 'data'))).toEqual(['signing-key.secret']);
    expect(Buffer.from(secrets[0]!)).toEqual(readFileSync(file().path));
  });

  it('is rejected if the file is invalid', async () => {
    await openKeySecret(file());
    writeFileSync(file().path, 'too short');
    await expect(openKeySecret(file())).rejects.toThrow(SettingsError);
    await expect(openKeySecret(file())).rejects.toThrow(
      `${file().path} does not have the 32 bytes`,
    );
  });
});
