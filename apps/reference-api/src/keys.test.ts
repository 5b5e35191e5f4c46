import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { createKeyRing } from './session/key-ring.ts';
import { PROGRAM } from './program.ts';
import { openKeySecret } from './session/key-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command `keys` on the data folder. */
async function run(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  return new Promise<{ code: unknown; lines: string[]; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), 'keys', ...args],
      { env: { PATH, DATA_DIR: folder, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, lines: stdout.trim().split('\n'), stderr }),
    );
  });
}

describe('node src/main.ts keys', () => {
  let firstKid: string;
  beforeAll(async () => {
    const database = await openDatabase({ kind: 'folder', path: folder });
    await prepareDatabase(database, new Date());
    const secret = await openKeySecret({ kind: 'file', path: join(folder, 'signing-key.secret') });
    firstKid = (await (await createKeyRing(database, secret, Date.now)).getSigningKey()).kid;
    await database.close();
  }, 120_000);

  it('prints its usage', async () => {
    const invalidArgs = [[], ['help'], ['revoke'], ['list', 'x'], ['revoke', 'x', 'y']];
    for (const { code, stderr } of await Promise.all(invalidArgs.map(async (args) => run(args)))) {
      expect(code).toBe(1);
      expect(stderr).toBe(`Usage: ${PROGRAM} keys list | rotate | revoke <kid>\n`);
    }
  }, 120_000);

  it('lists, rotates, and revokes keys', async () => {
    const listing = await run(['list']);
    expect(listing.lines).toEqual([
      expect.stringMatching(new RegExp(`^${firstKid}  created \\S+  signs$`)),
    ]);

    const rotation = await run(['--', 'rotate']);
    expect(rotation.lines).toEqual([
      expect.stringMatching(/^Created key \S+\.$/),
      expect.stringContaining('"event":"key_rotated"'),
      expect.stringMatching(/ signs from \S+$/),
      expect.stringMatching(new RegExp(`^${firstKid} .*  signs$`)),
    ]);

    const unknownKey = await run(['revoke', 'nobody']);
    expect([unknownKey.code, unknownKey.stderr]).toEqual([
      1,
      'Signing key nobody does not exist.\n',
    ]);

    const revocation = await run(['revoke', firstKid]);
    expect(revocation.lines).toEqual([
      expect.stringContaining('"event":"key_revoked"'),
      expect.stringContaining(`Revoked key ${firstKid}.`),
      expect.stringMatching(/ signs from \S+$/),
      expect.stringMatching(/  signs$/),
    ]);
    expect(revocation.lines.slice(2).join('\n')).not.toContain(firstKid);
  }, 120_000);

  it('doesn’t create a key with a different secret', async () => {
    const env = { SIGNING_KEY_SECRET: Buffer.alloc(32, 1).toString('base64url') };
    const { code, stderr } = await run(['rotate'], env);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The signing keys in the database were encrypted with another secret\./,
    );
  }, 120_000);
});
