import { SettingsRefused } from '../settings-refused.ts';
import { errorCode } from '../lib/error-code.ts';

const FULL = 'its disk is full (a first start needs about 50 MB). Free some space, or set';
const QUOTA = 'the disk quota is used up. Free some space, or set';
const READ_ONLY = 'its file system is read-only. Set';
const FORBIDDEN = 'this process may not write to it. Change its permissions, or set';

/** What goes wrong in a folder: by Node's codes, by PostgreSQL's, and by the numbers of the embedded one. */
const REASONS: ReadonlyMap<string | number, string> = new Map<string | number, string>([
  ['ENOSPC', FULL],
  ['53100', FULL],
  [51, FULL],
  ['EDQUOT', QUOTA],
  [19, QUOTA],
  ['EROFS', READ_ONLY],
  [69, READ_ONLY],
  ['EACCES', FORBIDDEN],
  [2, FORBIDDEN],
  ['EPERM', FORBIDDEN],
  [63, FORBIDDEN],
]);

/**
 * Does work in a data folder.
 *
 * @throws SettingsRefused with a sentence about the folder when it cannot be written to; else what the
 * work throws
 */
export async function explainFolderFaults<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS.get(errorCode(error) ?? wasiNumber(error) ?? '');
    if (reason === undefined) throw error;
    throw new SettingsRefused(
      `The data folder ${folder} cannot be used: ${reason} DATA_DIR to another folder.`,
    );
  }
}

/** The number of an error in the embedded database's file system, which is no `Error`. */
function wasiNumber(error: unknown): number | undefined {
  const isErrno = typeof error === 'object' && error !== null && 'errno' in error;
  return isErrno && typeof error.errno === 'number' ? error.errno : undefined;
}
