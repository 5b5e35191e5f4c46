import { existsSync } from 'node:fs';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFolderFaults } from '../db/folder-faults.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { errorCode } from '../lib/error-code.ts';
import { SettingsRefused } from '../settings-refused.ts';

/** The length of the secret that encrypts the signing keys: an AES-256 key. */
export const SECRET_BYTES = 32;

/** Where the secret is that encrypts the signing keys in the database. */
export type KeySecret =
  | { kind: 'value'; secret: Uint8Array }
  /** A file of 32 random bytes, made when it is missing. */
  | { kind: 'file'; path: string };

/**
 * Reads the secret that encrypts the signing keys, and makes its file at the first start.
 *
 * @throws SettingsRefused when the file holds anything but a secret
 */
export async function openKeySecret(source: KeySecret): Promise<Uint8Array> {
  if (source.kind === 'value') return source.secret;
  const { path } = source;
  const folder = dirname(path);
  await makePrivateFolder(folder);
  const secret = await explainFolderFaults(folder, async () => {
    if (!existsSync(path)) await makeSecretFile(path);
    // An older copy of the file may have been put back with other permissions.
    await chmod(path, 0o600);
    return readFile(path);
  });
  if (secret.byteLength !== SECRET_BYTES) {
    throw new SettingsRefused(
      `${path} does not hold the ${SECRET_BYTES} bytes that encrypt the signing keys. Put the file back ` +
        'from a backup, or delete it and revoke all signing keys: everyone then signs in again.',
    );
  }
  return secret;
}

/** Makes the file whole or not at all; of two hosts that start at once, both get the first one's. */
async function makeSecretFile(path: string): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
    await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
