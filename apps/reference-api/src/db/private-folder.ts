import { chmod, mkdir, stat } from 'node:fs/promises';
import { SettingsRefused } from '../settings-refused.ts';
import { errorCode } from '../lib/error-code.ts';
import { explainFolderFaults } from './folder-faults.ts';

/** The bits of a mode that let the group and everybody else in. */
const OTHERS = 0o077;

/**
 * Makes a folder that only the user of this process can enter, whatever the modes of the files in it,
 * and closes one that stands open.
 *
 * @throws SettingsRefused when the folder is somebody else's, stays open to others or cannot be made
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await explainFolderFaults(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }));
  // Windows has neither users by number nor modes.
  if (!process.getuid) return;
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid()) {
    throw new SettingsRefused(
      `The data folder ${folder} belongs to another user, who could read the data in it. ` +
        'Start the host as that user, hand the folder over with chown, or set DATA_DIR to another folder.',
    );
  }
  if ((mode & OTHERS) === 0) return;
  await chmod(folder, 0o700).catch((error: unknown) => {
    if (errorCode(error) !== 'EPERM') throw error;
  });
  if (((await stat(folder)).mode & OTHERS) === 0) return;
  throw new SettingsRefused(
    `The data folder ${folder} is open to other users and cannot be closed to them. ` +
      'Set DATA_DIR to a folder on a file system that keeps permissions.',
  );
}
