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
import { openServiceProviderKeys } from './sso/saml/service-provider-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on the data folder. */
async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  return new Promise<{ code: unknown; lines: string[]; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), command, ...args],
      { env: { PATH, DATA_DIR: folder, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, lines: stdout.trim().split('\n'), stderr }),
    );
  });
}

/** The settings of a host with another secret. */
const otherSecret = { SIGNING_KEY_SECRET: Buffer.alloc(32, 1).toString('base64url') };

let firstKid: string;
beforeAll(async () => {
  const database = await openDatabase({ kind: 'folder', path: folder });
  await prepareDatabase(database, new Date());
  const secret = await openKeySecret({ kind: 'file', path: join(folder, 'signing-key.secret') });
  firstKid = (await (await createKeyRing(database, secret, Date.now)).getSigningKey()).kid;
  await database.close();
}, 120_000);

describe('node src/main.ts keys', () => {
  it('prints its usage', async () => {
    const invalidArgs = [[], ['help'], ['revoke'], ['list', 'x'], ['revoke', 'x', 'y']];
    for (const { code, stderr } of await Promise.all(
      invalidArgs.map(async (args) => run('keys', args)),
    )) {
      expect(code).toBe(1);
      expect(stderr).toBe(`Usage: ${PROGRAM} keys list | rotate | revoke <kid>\n`);
    }
  }, 120_000);

  it('lists, rotates, and revokes keys', async () => {
    const listing = await run('keys', ['list']);
    expect(listing.lines).toEqual([
      expect.stringMatching(new RegExp(`^${firstKid}  created \\S+  signs$`)),
    ]);

    const rotation = await run('keys', ['--', 'rotate']);
    expect(rotation.lines).toEqual([
      expect.stringMatching(/^Created key \S+\.$/),
      expect.stringContaining('"event":"key_rotated"'),
      expect.stringMatching(/ signs from \S+$/),
      expect.stringMatching(new RegExp(`^${firstKid} .*  signs$`)),
    ]);

    const unknownKey = await run('keys', ['revoke', 'nobody']);
    expect([unknownKey.code, unknownKey.stderr]).toEqual([
      1,
      'Signing key nobody does not exist.\n',
    ]);

    const revocation = await run('keys', ['revoke', firstKid]);
    expect(revocation.lines).toEqual([
      expect.stringContaining('"event":"key_revoked"'),
      expect.stringContaining(`Revoked key ${firstKid}.`),
      expect.stringMatching(/ signs from \S+$/),
      expect.stringMatching(/  signs$/),
    ]);
    expect(revocation.lines.slice(2).join('\n')).not.toContain(firstKid);
  }, 120_000);

  it('doesn’t create a key with a different secret', async () => {
    const { code, stderr } = await run('keys', ['rotate'], otherSecret);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The signing keys in the database were encrypted with another secret\./,
    );
  }, 120_000);
});

describe('node src/main.ts saml-keys', () => {
  const runSamlKeys = async (args: string[], env?: Record<string, string>) =>
    run('saml-keys', args, env);

  /** Returns the start of each certificate's fingerprint, and what the certificate is for. */
  const readKeys = (lines: string[]) =>
    lines
      .filter((line) => line.includes('valid until'))
      .map((line) => /^(\S{20}).*  (.*)$/.exec(line)?.slice(1));

  it('prints its usage', async () => {
    const invalidArgs = [[], ['help'], ['add', 'x']];
    for (const { code, stderr } of await Promise.all(
      invalidArgs.map(async (args) => runSamlKeys(args)),
    )) {
      expect(code).toBe(1);
      expect(stderr).toBe(`Usage: ${PROGRAM} saml-keys list | add | switch | remove\n`);
    }
  }, 120_000);

  it('explains why it can’t change the keys', async () => {
    const withoutKey = await runSamlKeys(['add']);
    expect([withoutKey.code, withoutKey.stderr]).toEqual([
      1,
      'There is no SAML key yet. A host creates it when it first starts with SSO_PROTOCOL=saml.\n',
    ]);

    const database = await openDatabase({ kind: 'folder', path: folder });
    const secret = await openKeySecret({ kind: 'file', path: join(folder, 'signing-key.secret') });
    await openServiceProviderKeys(database.db, secret);
    await database.close();
    for (const command of ['switch', 'remove']) {
      const { code, stderr } = await runSamlKeys([command]);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^There is only one SAML key\. To create another one, run /);
    }

    const withOtherSecret = await runSamlKeys(['add'], otherSecret);
    expect(withOtherSecret.code).toBe(1);
    expect(withOtherSecret.stderr).toMatch(
      /^The key that signs SAML requests was encrypted with another secret\./,
    );
  }, 120_000);

  it('adds, switches, and removes a key', async () => {
    const addition = await runSamlKeys(['add']);
    expect(addition.lines[0]).toContain('"event":"saml_key_added"');
    const [[first] = [], [second] = []] = readKeys(addition.lines);
    expect(readKeys(addition.lines)).toEqual([
      [first, 'signs'],
      [second, 'standby'],
    ]);
    expect(second).not.toBe(first);

    const repetition = await runSamlKeys(['add']);
    expect(repetition.code).toBe(1);
    expect(repetition.stderr).toMatch(/^There are two SAML keys already\./);

    const change = await runSamlKeys(['switch']);
    expect(change.lines[0]).toContain('"event":"saml_keys_switched"');
    const expected = [
      [second, 'signs'],
      [first, 'standby'],
    ];
    expect(readKeys(change.lines)).toEqual(expected);
    expect(readKeys((await runSamlKeys(['list'])).lines)).toEqual(expected);

    const removal = await runSamlKeys(['remove']);
    expect(removal.lines[0]).toContain('"event":"saml_key_removed"');
    expect(readKeys(removal.lines)).toEqual([[second, 'signs']]);
  }, 120_000);
});
