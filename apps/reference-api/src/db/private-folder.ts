import { chmod, mkdir, stat } from 'node:fs/promises';
import { SettingsError } from '../settings-error.ts';
import { getErrorCode } from '../lib/error-code.ts';
import { explainFolderErrors } from './folder-errors.ts';

/** Mode bits that give access to the group and others. */
const OTHERS = 0o077;

/**
 * Creates a folder that only the user of this process can enter, or restricts an existing one.
 *
 * @throws SettingsError If the folder belongs to another user, can't be restricted, or can't be created.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await explainFolderErrors(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }));
  // Windows has no numeric user ids and no modes.
  if (!process.getuid) return;
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid()) {
    throw new SettingsError(
      `The data folder ${folder} belongs to another user, who could read its data. ` +
        'Start the host as that user, change the owner with chown, or set DATA_DIR to another folder.',
    );
  }
  if ((mode & OTHERS) === 0) return;
  await chmod(folder, 0o700).catch((error: unknown) => {
    if (getErrorCode(error) !== 'EPERM') throw error;
  });
  if (((await stat(folder)).mode & OTHERS) === 0) return;
  throw new SettingsError(
    `The data folder ${folder} is open to other users, and its permissions can’t be changed. ` +
      'Set DATA_DIR to a folder on a file system that supports permissions.',
  );
}
