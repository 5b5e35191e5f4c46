import { existsSync } from 'node:fs';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFolderErrors } from '../db/folder-errors.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { getErrorCode } from '../lib/error-code.ts';
import { SettingsError } from '../settings-error.ts';

/** Length of the secret that encrypts the signing keys (an AES-256 key). */
export const SECRET_BYTES = 32;

/** Where to get the secret that encrypts the signing keys in the database. */
export type KeySecret =
  | { kind: 'value'; secret: Uint8Array }
  /** A file of 32 random bytes, created if it is missing. */
  | { kind: 'file'; path: string };

/**
 * Reads the secret that encrypts the signing keys, and creates its file on the first start.
 *
 * @throws SettingsError If the file is not a valid secret, or its folder can't be used.
 */
export async function openKeySecret(source: KeySecret): Promise<Uint8Array> {
  if (source.kind === 'value') return source.secret;
  const { path } = source;
  const folder = dirname(path);
  await makePrivateFolder(folder);
  const secret = await explainFolderErrors(folder, async () => {
    if (!existsSync(path)) await createSecretFile(path);
    // A restored backup can have other permissions.
    await chmod(path, 0o600);
    return readFile(path);
  });
  if (secret.byteLength !== SECRET_BYTES) {
    throw new SettingsError(
      `${path} does not have the ${SECRET_BYTES} bytes that encrypt the signing keys. Restore the file ` +
        'from a backup, or delete it and revoke all signing keys. All users must then sign in again.',
    );
  }
  return secret;
}

/** Creates the file atomically. If two hosts start at the same time, both use the first one's file. */
async function createSecretFile(path: string): Promise<void> {
  const temporaryPath = `${path}.${crypto.randomUUID()}`;
  try {
    const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
    await writeFile(temporaryPath, secret, { mode: 0o600, flag: 'wx', flush: true });
    await link(temporaryPath, path).catch((error: unknown) => {
      if (getErrorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
