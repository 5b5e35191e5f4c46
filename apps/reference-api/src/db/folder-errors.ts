import { SettingsError } from '../settings-error.ts';
import { getErrorCode } from '../lib/error-code.ts';

const FULL = 'the disk is full (the first start needs about 50 MB). Free some space, or set';
const QUOTA = 'the disk quota is used up. Free some space, or set';
const READ_ONLY = 'the file system is read-only. Set';
const FORBIDDEN = 'this process has no write permission. Change the permissions, or set';

/** Reasons for folder errors, by Node's codes, PostgreSQL's codes, and the embedded database's numbers. */
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
 * Runs work in a data folder and explains file-system errors.
 *
 * @throws SettingsError With an explanation if the folder can't be written to. Other errors are
 *   rethrown.
 */
export async function explainFolderErrors<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS.get(getErrorCode(error) ?? wasiNumber(error) ?? '');
    if (reason === undefined) throw error;
    throw new SettingsError(
      `The data folder ${folder} cannot be used: ${reason} DATA_DIR to another folder.`,
    );
  }
}

/** Returns the error number of the embedded file system, whose errors are not `Error` objects. */
function wasiNumber(error: unknown): number | undefined {
  const isErrno = typeof error === 'object' && error !== null && 'errno' in error;
  return isErrno && typeof error.errno === 'number' ? error.errno : undefined;
}
