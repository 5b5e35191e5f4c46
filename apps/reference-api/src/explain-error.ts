import { FolderInUse } from './db/folder-lock.ts';
import { getErrorCode } from './lib/error-code.ts';
import { SettingsError } from './settings-error.ts';

/** Returns the message to print if a program can't start, or the error itself if users can't fix the problem. */
export function explainError(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  const code = getErrorCode(error);
  if (error instanceof Error && code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code === 'EADDRINUSE') {
    return 'Another program uses this port. Set PORT to a free one, such as PORT=4180.';
  }
  if (code === 'ECONNREFUSED') {
    return 'No PostgreSQL server responds at DATABASE_URL. Start it, or remove DATABASE_URL to use a data folder.';
  }
  return error;
}
